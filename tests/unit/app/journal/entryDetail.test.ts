import { expect, it } from 'vitest'
import { entriesOf, lastEntry, playedCampaign, rowsOf, testProgram } from '../../../support/program.ts'

it('tells every change of every entry in words: names, not ids', async () => {
  const { api, folder } = testProgram()
  const campaign = await playedCampaign(folder)
  const { soldiers } = rowsOf(folder, campaign)
  const ids = new Set(soldiers.map(({ id }) => String(id)))
  for (const entry of await entriesOf(api, campaign)) {
    const { changes } = await api('journal.changes', { campaign, entry: entry.id })
    for (const change of changes) {
      expect(change.what).not.toMatch(/undefined|null|NaN|not there/)
      for (const { field, before, after } of change.fields) {
        expect(field).toMatch(/^[A-Z]/)
        expect(before ?? after).not.toBeNull()
        for (const value of [before ?? '', after ?? '']) {
          expect(value).not.toMatch(/undefined|null|NaN|not there|^[a-z]+[A-Z]/)
          expect(ids.has(value)).toBe(false)
        }
      }
    }
  }
})

it('shows a man before and after', async () => {
  const { api, folder } = testProgram()
  const campaign = await playedCampaign(folder)
  const man = rowsOf(folder, campaign).soldiers[0]!
  await api('fng.renameSoldier', { campaign, input: { soldierId: man.id, firstName: 'Zeb', lastName: 'Yarrow' } })
  const entry = await lastEntry(api, campaign, 'renameSoldier')
  const { changes } = await api('journal.changes', { campaign, entry: entry.id })
  expect(changes).toEqual([
    {
      what: `${man.rank} Yarrow, Z.`,
      kind: 'changed',
      collection: 'soldiers',
      id: man.id,
      fields: [
        { field: 'First name', before: man.firstName, after: 'Zeb' },
        { field: 'Last name', before: man.lastName, after: 'Yarrow' },
      ],
    },
  ])
})
