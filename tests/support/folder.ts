import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** @returns a fresh folder, removed when the test has ended. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'short-timer-test-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** @returns the path of a file that stands for a campaign where the Program is a fake. */
export function fakeTour(): string {
  const path = join(testFolder(), 'Bravo.tour')
  writeFileSync(path, '')
  return path
}
