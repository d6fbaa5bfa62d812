import { roles } from '#core/studio/roles.ts';
export const BadStudio = () => roles.join();
