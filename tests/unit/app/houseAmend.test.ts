import { describe, expect, it } from 'vitest'
import type { Api } from '../../../src/contract/client.ts'
import type { InputOf } from '../../../src/contract/procedures.ts'
import { overrideForm } from '../../../src/games/fng/app/house/houseInput.ts'
import type { Table } from '../../../src/main/engine/table.ts'
import type { HouseTable } from '../../../src/games/fng/rules/inputs.ts'
import { fngTables } from '../../../src/games/fng/rules/tables/index.ts'
import { entriesOf, expectSound, mustered, refusal, testProgram } from '../../support/program.ts'

const rain = {
  table: 'mission.contact',
  rows: [{ row: 1, text: 'Wait and see' }],
  modifiers: [{ modifier: 0, by: -2 }],
}

async function ruled() {
  const { api, folder } = testProgram()
  const campaign = await mustered(api)
  await api('fng.overrideTable', { campaign, input: rain })
  return { api, folder, campaign }
}

async function formOf(api: Api, campaign: string, step: string) {
  const entry = (await entriesOf(api, campaign)).findLast((one) => one.step === step)!
  return { entry, form: await api('journal.amendForm', { campaign, entry: entry.id }) }
}

describe('a house rule in the journal', () => {
  it('is put right number by number, and the table is played so from that entry on', async () => {
    const { api, campaign } = await ruled()
    const { entry, form } = await formOf(api, campaign, 'fng.overrideTable')
    expect(form.fields.map(({ path, kind, label }) => [path.join('.'), kind, label])).toEqual([
      ['rows.0.text', 'text', 'Row 2, words'],
      ['modifiers.0.by', 'number', 'Rainy season (May to November)'],
    ])
    expect(form.elsewhere).toMatchObject({ table: 'mission.contact' })
    const input = { ...rain, modifiers: [{ modifier: 0, by: -3 }] }
    await api('journal.amend', { campaign, entry: entry.id, input })
    const { differences } = await api('house.view', { campaign })
    expect(differences.map(({ house }) => house)).toEqual(['Wait and see', '-3'])
    await expectSound(api, campaign)
  })

  it('is refused where the table could not be played so, and nothing has happened', async () => {
    const { api, campaign } = await ruled()
    const { entry } = await formOf(api, campaign, 'fng.overrideTable')
    const input: InputOf<'fng.overrideTable'>['input'] = { ...rain, rows: [{ row: 99, text: 'Nowhere' }] }
    expect(await refusal(api('journal.amend', { campaign, entry: entry.id, input }))).toMatchObject({
      code: 'bad-input',
    })
    expect((await api('house.view', { campaign })).differences).toHaveLength(2)
  })

  it('is changed under House rules where it came as a set or gave a table back', async () => {
    const { api, campaign } = await ruled()
    await api('fng.resetTable', { campaign, input: { table: rain.table } })
    expect((await formOf(api, campaign, 'fng.resetTable')).form).toMatchObject({
      fields: [],
      elsewhere: { table: rain.table },
    })
    await api('fng.applyHouseRules', { campaign, input: { tables: [rain], switches: [] } })
    const { form } = await formOf(api, campaign, 'fng.applyHouseRules')
    expect(form).toMatchObject({ fields: [], elsewhere: { table: null } })
    expect(form.elsewhere!.text).toContain('House rules')
  })
})

describe('the form of an override', () => {
  /** Everything that can be said of a table, as the book has it. */
  const everythingOf = ({ id, rows, modifiers }: Table): HouseTable => ({
    table: id,
    rows: rows.map(({ from, to, then, outcome, gives, text, cells }, row) => ({
      row,
      from,
      to,
      then,
      outcome,
      gives,
      text,
      cells,
    })),
    modifiers: modifiers.map(({ by }, modifier) => ({ modifier, by })),
  })

  it.each(fngTables.map((table) => [table.id, table] as const))('holds what was said of %s', (_, table) => {
    const { input, fields } = overrideForm(everythingOf(table))
    expect(fields.length).toBeGreaterThanOrEqual(table.modifiers.length)
    for (const field of fields) {
      const value = field.path.reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], input)
      const kind = typeof value === 'boolean' ? 'flag' : field.kind
      expect(field.kind).toBe(kind)
      if (field.kind === 'number') expect(typeof value).toBe('number')
      else if (field.kind === 'text') expect(typeof value).toBe('string')
      else if (field.kind === 'choice') expect(field.options.map((one) => one.value)).toContain(value)
    }
    expect(new Set(fields.map(({ path }) => path.join('.'))).size).toBe(fields.length)
  })
})
