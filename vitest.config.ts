import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,check,site}/**/*.test.{ts,tsx}'],
    environment: 'node',
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
  },
});
