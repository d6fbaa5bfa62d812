/** A view shows the figure as every view of its kind would. */
export const shown = {};

/** Why views leave figures out: the reasons that several figures share. */
export const inSize = { leftOut: 'The size says all sides at once.' };
export const inDetails = { leftOut: 'It is looked up once a product is in question.' };
export const ownToVariants = { leftOut: 'It says nothing of the product as a whole.' };
export const notChosenBy = { leftOut: 'No choice of a product begins with it.' };
export const settledByOthers = { leftOut: 'The other choices of a visitor settle it.' };
export const inDatasheet = { leftOut: 'Project lists leave it to the datasheet.' };
