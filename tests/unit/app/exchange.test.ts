import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { gameIds } from '../../../src/contract/gameProcedures.ts'
import type { TourJson } from '../../../src/main/app/exchange/tourJson.ts'
import { systems } from '../../../src/main/app/gameOf.ts'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import { wholeOf } from '../../../src/main/store/whole.ts'
import { mustered, refusal, testProgram } from '../../support/program.ts'
import { bringIn, takeIn } from '../../support/takeIn.ts'

const everything = (folder: string, campaign: string) =>
  doAtOnce(wholeOf(campaign, readFileSync(join(folder, campaign)), systems))

it.each(gameIds)('a tour of %s comes back from JSON as it was, is sound, and replays', async (game) => {
  const { api, folder } = testProgram()
  const { campaign } = await api('library.sample', { game })
  // Something undone, which a journal keeps as well; but for where that would open what players keep from each other.
  await api('journal.undo', { campaign })
  const { text } = await api('campaign.export', { campaign }).catch(async () => {
    await api('journal.redo', { campaign })
    return api('campaign.export', { campaign })
  })
  const back = await takeIn(api, text)
  expect(back).not.toBe(campaign)
  expect(everything(folder, back)).toEqual(everything(folder, campaign))
  expect(await api('campaign.check', { campaign: back })).toEqual({ sound: true, findings: [] })
  expect(await api('campaign.replay', { campaign: back })).toEqual(await api('campaign.replay', { campaign }))
  expect((await api('campaign.export', { campaign: back })).text).toBe(text)
})

it('fits the schema that is published', async () => {
  const { api } = testProgram()
  const { campaign } = await api('library.sample', { game: 'fng' })
  const published: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../docs/format/tour.schema.json'), 'utf8'),
  )
  const schema = z.fromJSONSchema(published as never)
  const tour = JSON.parse((await api('campaign.export', { campaign })).text) as TourJson
  expect(schema.safeParse(tour).error?.issues ?? []).toEqual([])
  expect(schema.safeParse({ ...tour, version: 2 }).success).toBe(false)
  expect(schema.safeParse({ ...tour, entries: [{ ...tour.entries[0]!, parent: 'none' }] }).success).toBe(false)
})

it('keeps the step under way and the pictures', async () => {
  const { api, folder } = testProgram()
  const campaign = await mustered(api)
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await api('picture.add', { campaign, bytes: png })
  const asked = await api('fng.testForContact', { campaign, input: {}, dice: 'player' })
  expect(asked.status).toBe('wanted')
  const back = await takeIn(api, (await api('campaign.export', { campaign })).text)
  const whole = everything(folder, back)
  expect(whole).toEqual(everything(folder, campaign))
  expect([whole.pending?.step, whole.pictures.length]).toEqual(['testForContact', 1])
})

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
type Spoil = (tour: Record<string, never> & TourJson) => unknown
const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
const hash = createHash('sha256').update('other').digest('hex')
const picture = { hash, mime: 'image/png' as const, bytes: Buffer.from('other').toString('base64') }

it.each<readonly [what: string, spoil: Spoil, said: RegExp]>([
  ['another version', (tour) => ({ ...tour, version: 2 }), /written by a later Short-Timer/],
  ['something else', () => ({ format: 'tourpack' }), /no tour of Short-Timer/],
  ['a list', () => [], /no tour of Short-Timer/],
  ['a game that is not known', (tour) => ({ ...tour, campaign: { ...tour.campaign, system: 'chess' } }), /"chess"/],
  [
    'depth',
    (tour) => JSON.stringify({ ...tour, pending: { input: '' } }).replace('"input":""', `"input":${deep}`),
    /pending, input.*nested more deeply/,
  ],
  [
    'a wrong type',
    (tour) => (((tour.entries[1] as { depth?: unknown }).depth = 'x'), tour),
    /entries, number 2: .*"depth"/,
  ],
  [
    'text for a number',
    (tour) => (((tour.entries[1] as { rulesVersion: unknown }).rulesVersion = '1'), tour),
    /entries, number 2, rulesVersion/,
  ],
  [
    'a step that every object has',
    (tour) => (((tour.entries[1] as { step: string }).step = 'constructor'), tour),
    /entries, number 2, step: that is no step of a game/,
  ],
  [
    'a name without end',
    (tour) => ({ ...tour, campaign: { ...tour.campaign, name: 'x'.repeat(1_000_000) } }),
    /campaign, name/,
  ],
  [
    'an id twice',
    (tour) => ((tour.entries[1]!.id = tour.entries[0]!.id), tour),
    /entries, number 2, id: there is an entry 1 before it already/,
  ],
  [
    'a cycle',
    (tour) => ((tour.entries[0]!.parent = tour.entries.at(-1)!.id), tour),
    /entries, number 1, parent: it follows entry \d+, which does not stand before it/,
  ],
  ['half a letter', (tour) => ((tour.entries[1]!.title = '\ud800'), tour), /entries, number 2, title: half a letter/],
  [
    'a name of the language',
    (tour) => JSON.stringify(tour).replace('"input":{', '"input":{"__proto__":1,'),
    /entries, number 1, input: .*"__proto__"/,
  ],
  [
    'half a letter in a name',
    (tour) => JSON.stringify(tour).replace('"input":{', '"input":{"\\ud800":1,'),
    /entries, number 1, input: half a letter/,
  ],
  [
    'an entry that is older than the one it follows',
    (tour) => ((tour.entries[0]!.id = 9), (tour.entries[1]!.parent = 9), tour),
    /entries, number 2, id: its number must be higher than 9, that of the one it follows/,
  ],
  [
    'a head that is not there',
    (tour) => ((tour.campaign.head = 999), tour),
    /campaign, head: there is no entry 999\. Nothing was changed\.$/,
  ],
  ['nothing', () => '', /Taken\.tour\.json cannot be taken in: there is nothing in it\./],
  ['null', () => null, /no tour of Short-Timer/],
  ['words', () => 'Dear diary', /cannot be read as JSON to its end/],
  [
    'an id that is none',
    (tour) => ({ ...tour, campaign: { ...tour.campaign, id: 'bravo' } }),
    /campaign, id: an id of 32 hexadecimal digits, in groups of 8, 4, 4, 4 and 12, is wanted here/,
  ],
  [
    'a column whose name is none',
    (tour) => ((tour.collections['1st squad'] = { columns: {}, rows: [] }), tour),
    /collections, 1st squad: a name of letters is wanted here/,
  ],
  [
    'a hash that is none',
    (tour) => (tour.pictures.push({ hash: 'abc', mime: 'image/png', bytes: 'AAAA' }), tour),
    /pictures, number 1, hash: a SHA-256 is wanted here, in 64 hexadecimal digits/,
  ],
  [
    'bytes that are none',
    (tour) => (tour.pictures.push({ hash, mime: 'image/png', bytes: '*' }), tour),
    /pictures, number 1, bytes: what is no text, written in Base64, is wanted here/,
  ],
  [
    'a time that is none',
    (tour) => ({ ...tour, campaign: { ...tour.campaign, created: 'yesterday' } }),
    /campaign, created: a time is wanted here, such as "1967-/,
  ],
  ['version 0', (tour) => ({ ...tour, version: 0 }), /version: 1 is wanted here/],
  [
    'a state that its journal does not make',
    (tour) => ((tour.collections['soldiers']!.rows[0]!['rep'] = 1), tour),
    /Row \d+ of soldiers: it is not as the journal left it/,
  ],
  [
    'a row of other columns',
    (tour) => ((tour.collections['soldiers']!.rows[0]!['wings'] = 2), tour),
    /collections, soldiers, rows, number 1, wings: its collection has no such column/,
  ],
  [
    'a row twice',
    (tour) => (tour.collections['soldiers']!.rows.push(tour.collections['soldiers']!.rows[0]!), tour),
    /there is a row \d+ before it already/,
  ],
  [
    'a collection that the game has not',
    (tour) => ((tour.collections['entry'] = { columns: {}, rows: [] }), tour),
    /lays it out differently/,
  ],
  [
    'a picture twice',
    (tour) => (tour.pictures.push(picture, picture), tour),
    /pictures, number 2: it stands before it already/,
  ],
  [
    'a picture that is another',
    (tour) => (tour.pictures.push({ hash, mime: 'image/png', bytes: 'AAAA' }), tour),
    /pictures, number 1: its bytes are not those of its hash/,
  ],
])('%s is refused in plain words, with its place, and nothing is left of it', async (_, spoil, said) => {
  const { api, logged } = testProgram()
  const campaign = await mustered(api)
  const { squads } = await api('fng.roster', { campaign })
  const { id: soldierId } = squads[0]!.billets[0]!.soldier!
  await api('fng.renameSoldier', { campaign, input: { soldierId, firstName: 'Al', lastName: 'Bo' } })
  const tour = JSON.parse((await api('campaign.export', { campaign })).text) as Parameters<Spoil>[0]
  const { message } = await refusal(takeIn(api, textOf(spoil(tour))))
  expect(message).toMatch(said)
  expect(message).not.toMatch(/Invalid|\^|regex|pattern|expected/)
  expect(logged).toEqual([])
  expect((await api('library.list', {})).campaigns).toHaveLength(1)
})

it('half a file, and one that is not UTF-8, are refused', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api)
  const { text } = await api('campaign.export', { campaign })
  expect((await refusal(takeIn(api, text.slice(0, -200)))).message).toMatch(/damaged, or only half there/)
  const latin = Buffer.from(text.replace('Bravo', 'Br\u00e1vo'), 'latin1')
  expect((await refusal(bringIn(api, latin))).message).toMatch(/was not written as UTF-8/)
  expect((await refusal(takeIn(api, 'Dear diary', 'h.tour'))).message).toMatch(/^h\.tour is not a campaign/)
})
