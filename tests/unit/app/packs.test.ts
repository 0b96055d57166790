import { describe, expect, it } from 'vitest'
import type { Api } from '../../../src/contract/client.ts'
import type { StepName } from '../../../src/contract/gameProcedures.ts'
import type { PackPart, PackTake } from '../../../src/contract/pack.ts'
import { entriesOf, expectSound, mustered, refusal, send, testProgram } from '../../support/program.ts'

const rain = { table: 'mission.contact', modifiers: [{ modifier: 0, by: -2 }] }
const ties = { name: 'areaTies', value: 'without' }

async function withRules() {
  const { api } = testProgram()
  const campaign = await mustered(api)
  await api('fng.overrideTable', { campaign, input: { ...rain, rows: [{ row: 1, text: 'Wait and see' }] } })
  await api('fng.setSwitch', { campaign, input: ties })
  return { api, campaign }
}

const save = (api: Api, campaign: string, parts: PackPart[]) =>
  api('pack.save', { campaign, parts, title: 'Rain', note: 'As we play it.' })
const take = (api: Api, campaign: string, { step, input }: PackTake) =>
  send(api, `fng.${step}` as StepName, { campaign }, input)
const pack = (more: object) => JSON.stringify({ format: 'tourpack', version: 1, game: 'fng', ...more })
const older = (more: object) => JSON.stringify({ format: 'fngrules', version: 1, game: 'fng', ...more })
const differences = async (api: Api, campaign: string) => (await api('house.view', { campaign })).differences

describe('a pack that says two things', () => {
  it.each([
    ['{"format":"tourpack","title":"a","title":"b"}', '"title" twice'],
    [pack({}).replace('}', ',"switches":[{"name":"a","na\\u006de":"b","value":""}]}'), '"name" twice'],
  ])('%s is refused', async (text, said) => {
    const { api } = testProgram()
    const campaign = await mustered(api)
    expect((await refusal(api('pack.read', { campaign, text }))).message).toContain(said)
  })

  it('is not taken past the preview either', async () => {
    const { api } = testProgram()
    const campaign = await mustered(api)
    const table = { id: 'loot', title: 'Loot', dice: '1d2', rows: [{ from: 1, to: 2, text: 'Rice' }] }
    const twice = refusal(api('fng.takePack', { campaign, input: { title: '', ownTables: [table, table] } }))
    expect(await twice).toMatchObject({
      code: 'bad-input',
      message: expect.stringContaining('"loot" is named twice') as string,
    })
    const ways = refusal(
      api('fng.takePack', { campaign, input: { title: '', switches: [ties, { ...ties, value: 'x' }] } }),
    )
    expect((await ways).message).toContain('"areaTies" is named twice')
  })

  it('of another game is named as such, and so is what that wrote before there were packs', async () => {
    const { api } = testProgram()
    const { campaign } = await api('library.create', { name: 'Suoi Da', game: 'skirmish' })
    for (const text of [pack({}), older({ name: 'Rain' })])
      expect((await refusal(api('pack.read', { campaign, text }))).message).toContain('This pack is for FNG: 2nd Tour')
  })
})

describe('a pack', () => {
  it('takes what the campaign has of its player, part by part', async () => {
    const { api, campaign } = await withRules()
    expect((await api('pack.offer', { campaign })).filter(({ holds }) => holds !== null)).toEqual([
      { part: 'tables', title: 'Tables', holds: '1 table' },
      { part: 'switches', title: 'Switches', holds: '1 switch' },
    ])
    const { text } = await save(api, campaign, ['switches'])
    expect(JSON.parse(text)).toEqual({
      ...{ format: 'tourpack', version: 1, game: 'fng', title: 'Rain', note: 'As we play it.' },
      switches: [ties],
    })
    await api('fng.applyHouseRules', { campaign, input: {} })
    expect((await refusal(save(api, campaign, ['switches']))).code).toBe('bad-input')
  })

  it('is read again in another campaign, which plays by it only when told, and can undo it', async () => {
    const { api, campaign } = await withRules()
    const { text } = await save(api, campaign, ['tables', 'switches'])
    const { campaign: other } = await api('library.duplicate', { campaign, name: 'Other' })
    expect((await api('pack.read', { campaign: other, text })).take).toBeNull()
    await api('fng.applyHouseRules', { campaign: other, input: {} })
    const view = await api('pack.read', { campaign: other, text })
    expect(view).toMatchObject({ title: 'Rain', note: 'As we play it.', faults: [] })
    expect(view.parts.map(({ title, changes }) => [title, changes.map(({ what, after }) => [what, after])])).toEqual([
      [
        'Tables',
        [
          ['Row 2, words', 'Wait and see'],
          ['Rainy season (May to November)', '-2'],
        ],
      ],
      ['Switches', [['', 'Plain dice']]],
    ])
    expect(await differences(api, other)).toEqual([])
    await take(api, other, view.take!)
    expect((await entriesOf(api, other)).at(-1)!.title).toBe('From the pack "Rain"')
    expect(await differences(api, other)).toEqual(await differences(api, campaign))
    await expectSound(api, other)
    await api('journal.undo', { campaign: other })
    expect(await differences(api, other)).toEqual([])
  })

  it('brings names, half by half; what it leaves out stays', async () => {
    const { api, campaign } = await withRules()
    await api('fng.setNames', { campaign, input: { list: 'american', first: ['Amos'], last: ['Zed'] } })
    const saved = JSON.parse((await save(api, campaign, ['names'])).text) as object
    expect(saved).toMatchObject({ names: [{ list: 'american', first: ['Amos'], last: ['Zed'] }] })
    const view = await api('pack.read', {
      campaign,
      text: pack({ names: [{ list: 'american', last: ['Zorn', 'Zim'] }] }),
    })
    expect(view.parts[0]).toEqual({
      ...{ part: 'names', title: 'Names' },
      changes: [{ title: 'American names', page: null, what: 'Surnames', before: '1: Zed', after: '2: Zorn, Zim' }],
    })
    await take(api, campaign, view.take!)
    const [american] = (await api('house.view', { campaign })).names
    expect(american).toMatchObject({ first: ['Amos'], last: ['Zorn', 'Zim'] })
    const last = (await entriesOf(api, campaign)).at(-1)!
    const { changes } = await api('journal.changes', { campaign, entry: last.id })
    expect(changes).toMatchObject([
      { what: 'American names', fields: [{ field: 'Surnames', before: 'Zed', after: 'Zorn, Zim' }] },
    ])
    await expectSound(api, campaign)
  })

  it('is refused for a name that is too long, by list, half and row', async () => {
    const { api, campaign } = await withRules()
    const last = [...Array.from({ length: 13 }, (_, i) => `Zed${i}`), 'Z'.repeat(41)]
    const text = pack({
      names: [
        { list: 'american', last },
        { list: 'martian', last: ['Zog'] },
      ],
    })
    expect((await api('pack.read', { campaign, text })).faults).toEqual([
      { place: 'Names, American names, surnames, row 14', reason: 'at most 40 letters' },
      { place: 'Names, martian', reason: 'This version knows no list of names "martian"' },
    ])
  })

  it('leaves what it does not name as it was', async () => {
    const { api, campaign } = await withRules()
    const text = pack({ tables: [{ table: 'mission.contact', modifiers: [{ modifier: 0, by: -3 }] }] })
    const view = await api('pack.read', { campaign, text })
    expect(view.parts[0]!.changes.map(({ before, after }) => [before, after])).toEqual([
      ['Wait and see', expect.stringContaining('No contact')],
      ['-2', '-3'],
    ])
    await take(api, campaign, view.take!)
    expect((await differences(api, campaign)).map(({ house }) => house)).toEqual(['-3', 'Plain dice'])
  })

  it('is read before there is a platoon; who has Attributes is said with that', async () => {
    const { api } = testProgram()
    const { campaign } = await api('library.create', { name: 'Early', game: 'fng' })
    const text = pack({ switches: [ties, { name: 'attributesFor', value: 'everyone' }] })
    const view = await api('pack.read', { campaign, text })
    expect(view.parts[0]!.changes.map(({ title }) => title)).toEqual(['Ties for the area'])
    await take(api, campaign, view.take!)
    await expectSound(api, campaign)
  })

  it('is refused with every fault at once, each with its place, and nothing is taken', async () => {
    const { api, campaign } = await withRules()
    const text = pack({
      title: 'x'.repeat(121),
      cheats: true,
      armies: [],
      tables: [{ table: 'x' }, { ...rain, rows: [{ row: 1, text: 7 }] }],
      switches: [{ name: 'x', value: 'y' }, ties, ties],
      filledIn: {},
    })
    const view = await api('pack.read', { campaign, text })
    expect(view).toMatchObject({ parts: [], take: null })
    expect(view.faults.map(({ place, reason }) => `${place}: ${reason}`)).toEqual([
      'title: at most 120 letters',
      'The pack: this version knows no "cheats", "armies"',
      'Tables, Contact test, row 2, text: text is wanted',
      'Tables, x: This version knows no table "x"',
      'Switches, x: This version knows no switch "x"',
      'Switches, Ties for the area: it is named twice',
      'filledIn: FNG: 2nd Tour takes no such part',
    ])
    const gap = pack({ tables: [{ ...rain, rows: [{ row: 0, from: 3 }] }] })
    expect((await api('pack.read', { campaign, text: gap })).faults).toEqual([
      { place: 'Tables, Contact test', reason: expect.stringContaining('would meet no row') as string },
    ])
  })

  it.each([
    ['no JSON', 'REP 7 for all', 'This is no pack'],
    ['nothing', '', 'This is no pack'],
    ['half a file', pack({ switches: [ties] }).slice(0, -5), 'damaged or only half there'],
    ['a list', '[]', 'This is no pack'],
    ['another file', '{"tables":[]}', 'This is no pack'],
    ['a later version', pack({ version: 2 }), 'written by a later version of the program'],
    ['no version', pack({ version: 'new' }), 'does not say of which version'],
    ['another game', pack({ game: 'chess' }), 'This pack is for a game "chess"'],
    ['no game', pack({ game: 7 }), 'does not say for which game'],
    ['ten million letters', ' '.repeat(3_900_000), 'too large to be a pack'],
    ['deep nesting', `{"format":"tourpack","tables":${'['.repeat(90_000)}${']'.repeat(90_000)}}`, 'nested too deeply'],
    ['a prototype', `{"format":"tourpack","version":1,"game":"fng","__proto__":{"x":1}}`, 'may be called "__proto__"'],
    ['a prototype inside', pack({ filledIn: { constructor: {} } }), 'may be called "constructor"'],
    ['half a letter', pack({ title: 'A\ud800' }), 'half a letter'],
  ])('is refused with a plain word: %s', async (_, text, message) => {
    const { api, campaign } = await withRules()
    const { head } = await api('campaign.overview', { campaign })
    const failure = await refusal(api('pack.read', { campaign, text }))
    expect(failure).toMatchObject({ code: 'bad-input' })
    expect(failure.message).toContain(message)
    expect(failure.message).toContain('Nothing was changed.')
    expect((await api('campaign.overview', { campaign })).head).toBe(head)
  })
})

const hut = {
  ...{ id: 'hut-finds', title: 'What is in the hut', dice: '2d6' },
  rows: [
    { from: 2, to: 6, text: 'Nothing' },
    { from: 7, to: 11, text: 'Rice' },
    { from: 12, to: 12, text: 'A map' },
  ],
}

describe('a table of the player\u2019s own', () => {
  async function withHut() {
    const { api, campaign } = await withRules()
    const view = await api('pack.read', { campaign, text: pack({ title: 'Huts', ownTables: [hut] }) })
    expect(view.parts[0]!.changes).toEqual([
      {
        ...{ title: 'What is in the hut', page: null, what: 'The whole table', before: '' },
        after: 'What is in the hut, 2d6. 2-6: Nothing; 7-11: Rice; 12: A map',
      },
    ])
    await take(api, campaign, view.take!)
    return { api, campaign }
  }
  const listed = async (api: Api, campaign: string) =>
    (await api('tables.list', { campaign })).find(({ id }) => id === 'own.hut-finds')

  it('stands with the tables, is rolled on alone, and stands in the journal', async () => {
    const { api, campaign } = await withHut()
    expect(await listed(api, campaign)).toMatchObject({ own: hut, chapter: 'Tables of your own', dice: '2d6 added' })
    const asks = await api('tables.asks', { campaign, table: 'own.hut-finds' })
    expect(asks).toEqual({ numbers: [], circumstances: [], rolled: true, sides: 6 })
    const asked = { table: 'own.hut-finds', numbers: {}, when: {} }
    const tried = await api('tables.try', { campaign, ...asked, subject: null, faces: [6, 6], nonce: 1 })
    expect(tried).toMatchObject({ text: 'A map', table: { id: 'own.hut-finds' }, score: 12 })
    await api('fng.rollTable', { campaign, faces: [3, 4], input: { ...asked, words: 'First hut' } })
    const rolled = (await entriesOf(api, campaign)).at(-1)!
    expect([rolled.title, rolled.lines.map(({ text }) => text)]).toEqual(['What is in the hut', ['First hut: Rice']])
    await expectSound(api, campaign)
  })

  it('is saved, changed by another pack, taken out, and brought back by undo', async () => {
    const { api, campaign } = await withHut()
    expect(JSON.parse((await save(api, campaign, ['ownTables'])).text)).toMatchObject({ ownTables: [hut] })
    const text = pack({ ownTables: [{ ...hut, title: 'Huts' }] })
    await take(api, campaign, (await api('pack.read', { campaign, text })).take!)
    expect((await listed(api, campaign))!.title).toBe('Huts')
    expect((await api('pack.read', { campaign, text })).take).toBeNull()
    const stamp = async () => (await api('campaign.overview', { campaign })).house.stamp
    const before = await stamp()
    await api('fng.dropTable', { campaign, input: { table: 'own.hut-finds' } })
    expect(await listed(api, campaign)).toBeUndefined()
    expect(await stamp()).not.toBe(before)
    expect((await refusal(api('fng.dropTable', { campaign, input: { table: 'own.hut-finds' } }))).code).toBe(
      'bad-input',
    )
    await api('journal.undo', { campaign })
    expect((await listed(api, campaign))!.title).toBe('Huts')
    await expectSound(api, campaign)
  })

  it('is written, changed as one step, printed, and undone like anything', async () => {
    const { api, program, sheets } = testProgram()
    const campaign = await mustered(api)
    const print = async (wish: object) => program.call('print.sheets', { campaign, paper: 'a4', sheets: [wish] })
    const lacking = async () =>
      (await api('print.offers', { campaign })).find(({ sheet }) => sheet === 'qrsOwn')!.lacking
    expect(await lacking()).toBe('There are no tables of your own in this campaign.')
    await api('fng.writeTable', { campaign, input: hut })
    expect(await listed(api, campaign)).toMatchObject({ own: hut })
    expect((await refusal(api('fng.writeTable', { campaign, input: hut }))).code).toBe('bad-input')
    await api('fng.writeTable', {
      campaign,
      input: { ...hut, title: 'Huts', dice: '3d6', rows: [{ from: 3, to: 18, text: 'x' }] },
    })
    expect(await listed(api, campaign)).toMatchObject({ title: 'Huts', dice: '3d6 added' })
    const last = (await entriesOf(api, campaign)).at(-1)!
    expect([last.title, last.lines.map(({ text }) => text)]).toEqual([
      'A table of your own: Huts',
      ['A table of your own: Huts, 3d6.'],
    ])
    expect(await lacking()).toBeNull()
    for (const wish of [{ sheet: 'qrsOwn' }, { sheet: 'myQrs', tables: ['own.hut-finds', 'mission.contact'] }])
      expect(await print(wish)).toMatchObject({ ok: true })
    expect(sheets).toHaveLength(2)
    await expectSound(api, campaign)
    await api('journal.undo', { campaign })
    expect(await listed(api, campaign)).toMatchObject({ own: hut })
    await api('journal.undo', { campaign })
    expect(await listed(api, campaign)).toBeUndefined()
  })

  it.each([
    ['a score without a row', { rows: hut.rows.slice(1) }, 'a score of 2 meets no row'],
    ['a score with two', { rows: [...hut.rows, hut.rows[0]!] }, 'a score of 2 meets 2 rows'],
    ['a row beyond the dice', { dice: '1d12' }, 'a score of 1 meets no row'],
    ['a row that no dice reach', { dice: '1d6' }, 'row 2 goes beyond what 1d6 can show, 1 to 6'],
    ['a row upside down', { rows: [{ from: 12, to: 2, text: 'x' }] }, 'row 1 goes from 12 to 2'],
  ])('is refused: %s', async (_, more, reason) => {
    const { api, campaign } = await withRules()
    const { faults } = await api('pack.read', { campaign, text: pack({ ownTables: [{ ...hut, ...more }] }) })
    expect(faults).toEqual([{ place: 'Tables of your own, hut-finds', reason: `What is in the hut: ${reason}` }])
  })

  it('is refused for dice that are none', async () => {
    const { api, campaign } = await withRules()
    const { faults } = await api('pack.read', { campaign, text: pack({ ownTables: [{ ...hut, dice: '2w6' }] }) })
    expect(faults).toEqual([
      { place: 'Tables of your own, hut-finds, dice', reason: 'dice are wanted, such as 2d6 or 1d20' },
    ])
  })
})

describe('a file of house rules from before there were packs', () => {
  it('is read as a pack of a whole set: what it does not name is by the book', async () => {
    const { api, campaign } = await withRules()
    const view = await api('pack.read', { campaign, text: older({ name: 'Old', switches: [ties] }) })
    expect(view.title).toBe('Old')
    expect(view.parts.map(({ changes }) => changes.map(({ after }) => after))).toEqual([
      [expect.stringContaining('No contact'), '-1'],
      [],
    ])
    await take(api, campaign, view.take!)
    expect((await differences(api, campaign)).map(({ house }) => house)).toEqual(['Plain dice'])
  })

  it.each([
    ['a later version', older({ version: 2 }), 'another version of the program'],
    ['another game', older({ game: 'chess' }), 'This pack is for a game "chess"'],
  ])('is refused with a plain word: %s', async (_, text, message) => {
    const { api, campaign } = await withRules()
    expect((await refusal(api('pack.read', { campaign, text }))).message).toContain(message)
  })

  it('is refused for a field too many, and a switch that there is not', async () => {
    const { api, campaign } = await withRules()
    const text = older({ cheats: true, switches: [{ name: 'x', value: 'y' }] })
    expect((await api('pack.read', { campaign, text })).faults).toHaveLength(2)
  })
})
