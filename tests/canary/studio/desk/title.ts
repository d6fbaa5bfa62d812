export const title = 'Desk';
