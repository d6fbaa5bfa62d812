/** Shown like any other figure of the view. */
export const shown = {};

/** Reasons for omitting figures, shared by several figures. */
export const inSize = { leftOut: 'The size says all sides at once.' };
export const inDetails = { leftOut: 'It is looked up once a product is in question.' };
export const ownToVariants = { leftOut: 'It says nothing of the product as a whole.' };
export const notChosenBy = { leftOut: 'No choice of a product begins with it.' };
export const settledByOthers = { leftOut: 'The other choices of a visitor settle it.' };
export const inDatasheet = { leftOut: 'Project lists leave it to the datasheet.' };
