import { defineConfig } from '@playwright/test'
import { compiled } from './scripts/start/child.ts'
import { chromiumArguments } from './tests/support/chromium.ts'

// The program starts for every test anew; what Node has made of its source the first time is kept for the others.
process.env['NODE_COMPILE_CACHE'] ??= compiled

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/freshProgram.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // They only end what hangs: how fast the machine is proves nothing.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: chromiumArguments },
    // A trace holds the page itself at every step; filming it besides took a sixth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
})
