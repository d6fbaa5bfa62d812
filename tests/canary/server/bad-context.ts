import { servicesContext } from '#app/services-context.ts'; export const bad17 = servicesContext;
