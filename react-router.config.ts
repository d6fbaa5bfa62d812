import type { Config } from '@react-router/dev/config';
import { isPlain } from './scripts/vite-shortcuts.ts';

export default {
  buildDirectory: isPlain ? 'build/plain' : 'build/pages',
  ssr: true,
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
