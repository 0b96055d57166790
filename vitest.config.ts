import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    setupFiles: ['tests/support/seeded.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts', 'tests/property/**/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [vue()],
        test: { name: 'web', environment: 'happy-dom', include: ['tests/component/**/*.test.ts'] },
      },
    ],
  },
})
