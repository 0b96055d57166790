import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { compiled } from './scripts/start/child.ts'
import { chromiumArguments } from './tests/support/chromium.ts'

// The program starts for every test anew; what Node has made of its source the first time is kept for the others.
process.env['NODE_COMPILE_CACHE'] ??= compiled

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/freshProgram.ts',
  outputDir: 'test-results',
  // A test waits for its browser half of the time: with one worker a core, half of the cores stood still.
  workers: availableParallelism() + 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // They only end what hangs: how fast the machine is proves nothing.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: chromiumArguments },
    // A trace of every test, kept in case it fails, was a quarter of all work: `npm run e2e -- --trace on` makes one.
    trace: 'off',
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    screenshot: 'only-on-failure',
    // What moves is painted over and over; motion itself is tested where it is made.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
