import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  resolve: { alias: {} },
  build: { target: 'es2023', assetsInlineLimit: 0, rolldownOptions: {} },
  ssr: { external: ['#app/services.ts'] },
});
