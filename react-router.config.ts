import type { Config } from '@react-router/dev/config';

export default {
  buildDirectory: 'build/pages',
  ssr: true,
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
