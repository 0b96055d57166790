import { expect, it } from 'vitest'
import { editorial } from '../../support/deskWords.ts'
import { testProgram } from '../../support/program.ts'

const textsOf = (view: unknown): string[] =>
  typeof view === 'string'
    ? [view]
    : view === null || typeof view !== 'object'
      ? []
      : Object.values(view).flatMap(textsOf)

it('no view says a word of the digest', async () => {
  const { api } = testProgram()
  const { campaign } = await api('library.create', { name: 'Bravo', game: 'fng' })
  const star = { firstName: 'Ed', lastName: 'Mercer', attributes: ['brawler', 'tunnel-rat'] }
  const input = { unit: 'Bravo', list: 'anzac', corps: 'iii', startHalfMonth: 0, star } as const
  await api('fng.muster', { campaign, choices: 'program', input })
  const views = [
    await api('tables.list', {}),
    await api('fng.musterChoices', {}),
    await api('help.view', { game: 'fng' }),
    await api('house.view', { campaign }),
    await api('fng.roster', { campaign }),
    await api('fng.rosterChoices', { campaign }),
    await api('fng.turn', { campaign }),
    await api('journal.list', { campaign }),
  ]
  const texts = views.flatMap(textsOf)
  expect(texts.length).toBeGreaterThan(5000)
  expect(texts.filter((text) => editorial.test(text))).toEqual([])
})
