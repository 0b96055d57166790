import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArguments } from './tests/support/chromium.ts'

// The program starts for every test anew; what Node has made of its source the first time is kept for the others.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/compiled')

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  reporter: 'list',
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: chromiumArguments },
    // A trace holds the page itself at every step; filming it besides took a sixth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
})
