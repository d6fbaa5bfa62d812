export const roles = ['desk'];
