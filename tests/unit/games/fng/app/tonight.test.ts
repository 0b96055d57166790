import { expect, it } from 'vitest'
import { fngSheets } from '../../../../../src/games/fng/app/fngSheets.ts'
import { isTonight, tonight } from '../../../../../src/games/fng/app/print/printChoices.ts'
import { playTour } from '../../../../support/playTour.ts'

it('a folder is laid out for a mission that is still to be played, never for the last one', () => {
  const states = playTour('usmc', 1967).map(({ state }) => state)
  const at = (phase: string) => states.filter(({ tour }) => tour[0]!.phase === phase)
  expect(at('battle').length).toBeGreaterThan(2)
  expect(at('battle').every(isTonight)).toBe(true)
  expect([...at('contact'), ...at('timePasses'), ...at('replacements')].some(isTonight)).toBe(false)
  expect(isTonight(states[0]!)).toBe(false)
})

it('the folder for tonight names sheets that there are, each once', () => {
  const names = tonight.map(({ sheet }) => sheet)
  expect(names.filter((name) => !fngSheets.some(({ sheet }) => sheet === name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})
