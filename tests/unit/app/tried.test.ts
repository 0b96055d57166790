import { expect, it } from 'vitest'
import { nextOf } from '../../../src/main/app/campaign/tried.ts'
import { StepStopped } from '../../../src/main/engine/system.ts'

const throwFor = (subject: number, name: string) => ({
  ...{ key: 'wind.recovery', subject, occurrence: 0, count: 2, sides: 8 },
  ...{ why: `Recovery: ${name}, d8`, rows: [], readings: [], note: null },
})

it('of several throws that come next it names whose dice are first', () => {
  const stopped = (...throws: ReturnType<typeof throwFor>[]) => new StepStopped({ kind: 'dice', throws }, [])
  expect(nextOf(stopped(throwFor(1, 'Bergeron'), throwFor(2, 'Teague')))).toBe('Recovery, 2 throws: first Bergeron, d8')
  expect(nextOf(stopped(throwFor(2, 'Teague')))).toBe('Recovery: Teague, d8')
})
