import { existsSync, statfsSync } from 'node:fs'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { testLists } from './tests/games/testLists.ts'

/** Files of tests lie in memory where it has room for them: a commit waits for the disk. */
const memory = '/dev/shm'
const inMemory = (): boolean => {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 1e9
}

export default defineConfig({
  test: {
    setupFiles: ['tests/support/seeded.ts'],
    // Left to itself it keeps one core free: of two, that is half.
    maxWorkers: '100%',
    // Files of one project share workers: loading the rules and the screens for each anew took longer than the tests.
    // So a test leaves nothing behind; these three see to what it has put in the place of something else.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    env: inMemory() ? { TMPDIR: memory } : {},
    // It only ends what hangs: how fast the machine is proves nothing.
    testTimeout: 600_000,
    hookTimeout: 600_000,
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
        plugins: [testLists(import.meta.dirname)],
        test: { name: 'games', environment: 'node', include: ['tests/games/**/*.test.ts'] },
      },
      {
        extends: true,
        plugins: [vue()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          // What is mounted in the one page that a worker has is not all let go of again: some 5 GB over all files.
          execArgv: ['--max-old-space-size=8192'],
          include: ['tests/component/**/*.test.ts'],
          setupFiles: ['tests/support/freshPage.ts'],
        },
      },
    ],
  },
})
