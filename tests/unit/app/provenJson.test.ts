import { describe, expect, it } from 'vitest'
import { gameIds, type GameId } from '../../../src/contract/gameProcedures.ts'
import { placeholderFor } from '../../../src/main/app/campaign/placeholder.ts'
import { comesOutOtherwise } from '../../../src/main/app/exchange/comesOutOtherwise.ts'
import type { TourJson } from '../../../src/main/app/exchange/tourJson.ts'
import { gameOf } from '../../../src/main/app/gameOf.ts'
import { rulesVersionOf } from '../../../src/main/engine/corrections.ts'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import type { WholeEntry } from '../../../src/main/store/whole.ts'
import { refusal, testProgram } from '../../support/program.ts'
import { bringIn, takeIn } from '../../support/takeIn.ts'

type Entry = TourJson['entries'][number]
type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T
type Edit = (tour: Writable<TourJson>) => unknown

/** The sample tour of each game as JSON; it is played but once. */
const texts = new Map<GameId, Promise<string>>()
const sampleOf = (game: GameId) => {
  const text = texts.get(game) ?? saved(game)
  texts.set(game, text)
  return text
}
async function saved(game: GameId): Promise<string> {
  const { api } = testProgram()
  const { campaign } = await api('library.sample', { game })
  return (await api('campaign.export', { campaign })).text
}

const edited = (text: string, edit: Edit): string => {
  const tour = JSON.parse(text) as Writable<TourJson>
  edit(tour)
  return JSON.stringify(tour)
}
/** What somebody takes out who knows that it would give him away. */
const bare: Edit = (tour) => {
  delete tour.seal
  for (const entry of tour.entries) delete entry.hash
}
const withDice = ({ tape }: Writable<Entry>) => tape.some(({ kind }) => kind === 'dice')
/** One in the middle, told by dice: what follows hangs on it. */
const middle = (tour: Writable<TourJson>): Writable<Entry> =>
  tour.entries.slice(Math.floor(tour.entries.length / 2)).find(withDice) ?? tour.entries.findLast(withDice)!
const facesOf = (entry: Writable<Entry>): number[] => {
  const dice = entry.tape.find(({ kind }) => kind === 'dice')
  return dice?.kind === 'dice' ? dice.faces : []
}

/**
 * What a hand does to a text that wants another past. Each hangs together as far as a look at its form can tell; the
 * first are tried in every game.
 */
const edits: readonly (readonly [what: string, edit: Edit])[] = [
  ['sentence', (tour) => (middle(tour).lines[0]!.text = 'Hacked.')],
  [
    'die',
    (tour) => {
      const faces = facesOf(middle(tour))
      faces[0] = faces[0] === 1 ? 2 : 1
    },
  ],
  ['row, wherever it stands,', rewrite],
  ['count of sentences', (tour) => middle(tour).lines.pop()],
  ['title', (tour) => (middle(tour).title = 'Hacked')],
  ['moment', (tour) => (middle(tour).moment = 'Early May 1999')],
  ['tape, an answer shorter,', (tour) => middle(tour).tape.pop()],
]

/** Changes a text of a row wherever it stands: the journal comes to the rows, which no step ever made. */
function rewrite(tour: Writable<TourJson>): void {
  const changes = tour.entries.flatMap((entry) => entry.changes)
  const columnOf = (row: Readonly<Record<string, unknown>>) =>
    Object.keys(row).find((name) => typeof row[name] === 'string' && row[name].length > 2)
  for (const [collection, { rows }] of Object.entries(tour.collections)) {
    for (const row of rows) {
      const column = columnOf(row)
      const own = changes.filter((change) => change.collection === collection && change.id === row.id)
      if (column === undefined || own.length === 0) continue
      for (const copy of [row, ...own.flatMap(({ before, after }) => [before, after])])
        if (copy) copy[column] = 'Hacked'
      return
    }
  }
}

describe.each(gameIds)('a tour of %s as JSON', (game) => {
  it.each(game === 'fng' ? edits : edits.slice(0, 1))(
    'with another %s is refused, as its hashes tell',
    async (_, edit) => {
      const { api, folder } = testProgram()
      const { message } = await refusal(takeIn(api, edited(await sampleOf(game), edit)))
      expect(message).toMatch(/entries, number \d+: it is not as it was saved/)
      expect(await api('library.list', {})).toEqual({ folder, campaigns: [] })
    },
  )

  it('that bears no hashes comes in, for it comes out the same when it is played again', async () => {
    const { api } = testProgram()
    const text = await sampleOf(game)
    const { campaign, ...verdict } = await bringIn(api, Buffer.from(edited(text, bare)))
    expect(verdict).toEqual({ sound: true, told: null })
    expect((await api('campaign.export', { campaign })).text).toBe(text)
  })

  it.each(game === 'fng' ? edits : edits.slice(0, 3))(
    'that bears none, with another %s, is refused with its place',
    async (_, edit) => {
      const { api } = testProgram()
      const spoilt = edited(await sampleOf(game), (tour) => [edit(tour), bare(tour)])
      const { code, message } = await refusal(takeIn(api, spoilt))
      expect(code).toBe('bad-input')
      expect(message).toMatch(/cannot be taken in: (entries, number \d+|Entry \d+, row \d+ of)/)
    },
  )

  it('is refused where its hashes were taken out of some entries only, and one of those is another', async () => {
    const { api } = testProgram()
    const spoilt = edited(await sampleOf(game), (tour) => {
      middle(tour).lines[0]!.text = 'Hacked.'
      delete middle(tour).hash
    })
    expect((await refusal(takeIn(api, spoilt))).message).toMatch(/entries, number \d+: it is not as it was saved/)
  })

  it.each<readonly [what: string, edit: Edit, said: RegExp]>([
    [
      'a die of a hundred and one',
      (tour) => (facesOf(middle(tour))[0] = 101),
      /tape, number \d+, faces, number 1: .*at most 100/,
    ],
    ['a step of Object', (tour) => (middle(tour).step = 'constructor'), /step: that is no step of a game/],
    ['another step of Object', (tour) => (middle(tour).step = '__proto__'), /step: that is no step of a game/],
    [
      'rules that are still to come',
      (tour) => (middle(tour).rulesVersion = 999),
      /rulesVersion: later rules played it/,
    ],
    ['a step that it has not', (tour) => (middle(tour).step = 'castSpell'), /step: .* has no step "castSpell"/],
    ['a time that is none', (tour) => (middle(tour).at = 'noon'), /at: a time is wanted here/],
    [
      'another name',
      (tour) => (tour.campaign.name = 'Other'),
      /seal: what the campaign says of itself, .* not as it was saved/,
    ],
    ['another seed', (tour) => (tour.campaign.seed += 1), /seal: what the campaign says of itself/],
    ['a redo that is not its own', (tour) => (tour.entries[0]!.redo = 2), /seal: .*|Redo from entry 1/],
  ])('with %s is refused in plain words', async (_, edit, said) => {
    const { api } = testProgram()
    expect((await refusal(takeIn(api, edited(await sampleOf(game), edit)))).message).toMatch(said)
  })

  it('comes in where its hashes were taken out from some entry on, as who changes something there must', async () => {
    const { api } = testProgram()
    const text = await sampleOf(game)
    const later = edited(text, (tour) => {
      for (const entry of tour.entries.slice(Math.floor(tour.entries.length / 2))) delete entry.hash
    })
    const { campaign, sound } = await bringIn(api, Buffer.from(later))
    expect(sound).toBe(true)
    expect((await api('campaign.export', { campaign })).text).toBe(text)
  })

  it('may be named anew by hand, by who takes its seal out', async () => {
    const { api } = testProgram()
    const renamed = edited(await sampleOf(game), (tour) => {
      tour.campaign.name = 'Other'
      delete tour.seal
    })
    const campaign = await takeIn(api, renamed)
    expect((await api('campaign.overview', { campaign })).card.name).toBe('Other')
  })

  it('of which older rules played an entry otherwise is kept as played, and that is told', async () => {
    const { api } = testProgram()
    const older = edited(await sampleOf(game), (tour) => {
      bare(tour)
      middle(tour).rulesVersion = rulesVersionOf(gameOf(game).system) - 1
      middle(tour).tape.pop()
    })
    const { sound, told } = await bringIn(api, Buffer.from(older))
    expect({ sound, told }).toEqual({
      sound: true,
      told: expect.stringMatching(
        /^1 of the \d+ journal lines of Taken\.tour\.json were played by older rules/,
      ) as string,
    })
  })
})

it('a 7 on a d6 is refused, with the die that it stands on', async () => {
  const { api } = testProgram()
  const spoilt = edited(await sampleOf('fng'), (tour) => (facesOf(middle(tour))[0] = 7))
  expect((await refusal(takeIn(api, spoilt))).message).toMatch(
    /^Taken\.tour\.json cannot be taken in: entries, number \d+, tape, number \d+, faces, number 1: A d6 cannot show 7; it shows 1 to 6\. Nothing was changed\.$/,
  )
})

describe('an entry without a hash that only holds the place of one that no longer applies', () => {
  const game = gameOf('fng')
  const { system, now } = game
  const of = { moment: now.moment(system.empty), mode: 'roll', rulesVersion: rulesVersionOf(system), at: '' }
  const done = { step: 'muster', title: 'Muster', input: {}, tape: [] }
  const held = { ...placeholderFor(done, of, 'It is too late.'), id: 1, parent: null, redo: null }
  const other = (entry: WholeEntry) => doAtOnce(comesOutOtherwise(game, [entry], new Set([1])))

  it('comes out the same', () => {
    expect(other(held)).toBeNull()
  })

  const die = { kind: 'dice', key: 'mission.contact', subject: 1, occurrence: 0, faces: [1], by: 'player' } as const
  it.each<[string, Partial<WholeEntry>]>([
    ['tape', { tape: [die] }],
    ['changes', { changes: [{ collection: 'squads', id: 1, before: null, after: { id: 1 } }] }],
    ['moment', { moment: 'Early May 1999' }],
  ])('and has another %s, does not', (where, edit) => {
    expect(other({ ...held, ...edit })).toMatchObject({ entry: 1, in: [where] })
  })
})
