/** Shown like any other figure of the view. */
export const shown = {};

/** Reasons for omitting figures, shared by several figures. */
export const inSize = { leftOut: 'The size includes all sides.' };
export const inDetails = { leftOut: 'It matters only after a product is preselected.' };
export const ownToVariants = { leftOut: 'It differs between the variants of a product.' };
export const notChosenBy = { leftOut: 'Nobody selects a product by it.' };
export const settledByOthers = { leftOut: 'It follows from the other choices.' };
export const inDatasheet = { leftOut: 'The datasheet has it; project lists stay short.' };
