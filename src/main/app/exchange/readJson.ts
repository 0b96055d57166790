import { createHash } from 'node:crypto'
import { partOf, type Work } from '../../engine/work.ts'
import { fileOf } from '../../store/fromWhole.ts'
import { wholeOf, type WholeTour } from '../../store/whole.ts'
import type { AnyGame } from '../game.ts'
import { gameOf, systems } from '../gameOf.ts'
import { issueInWords } from '../inputWords.ts'
import { comesOutOtherwise } from './comesOutOtherwise.ts'
import { mustBeOfGame } from './mustBeOfGame.ts'
import { mustHangTogether } from './mustHangTogether.ts'
import { plainJson } from './plainJson.ts'
import { refusedJson } from './refusedJson.ts'
import { sealOf } from './sealOf.ts'
import { tourJson, tourVersion, type TourJson } from './tourJson.ts'

/**
 * Takes a tour that was written as JSON, and proves it: its form, that it hangs together, that it is as it was saved where it
 * bears its hashes, and that an entry which bears none comes out the same when it is played again.
 *
 * @param name of the file, for what is said.
 * @returns the bytes of the tour's file.
 * @throws RuleError `bad-input` in plain words with the place; StoreError `newer-version` for what this version does not know.
 */
export function* readJson(name: string, bytes: Buffer): Work<Buffer> {
  yield { done: 0, of: 1, what: `${name}: reading it` }
  const value = plainJson(name, bytes)
  yield { done: 0.1, of: 1, what: `${name}: looking at its form` }
  mustSayWhatItIs(name, value)
  const read = tourJson.safeParse(value)
  if (!read.success) {
    const [first] = read.error.issues
    throw refusedJson(name, issueInWords(first!), first!.path)
  }
  // What was read itself: in what the schema hands out, fields have another order, and a journal keeps its own.
  const tour = value as TourJson
  if (!systems.some(({ id }) => id === tour.campaign.system))
    throw refusedJson(name, `this Short-Timer does not know its game, "${tour.campaign.system.slice(0, 40)}"`)
  const game = gameOf(tour.campaign.system)
  yield { done: 0.3, of: 1, what: `${name}: looking at its rows` }
  mustHangTogether(name, tour)
  mustBeOfGame(name, game, tour)
  mustBeSealed(name, tour)
  const { bytes: file, altered, fault } = yield* partOf(fileOf(name, wholeOfJson(name, tour), game.system), 0.3, 0.8)
  if (altered !== null)
    throw refusedJson(name, 'it is not as it was saved: its hash is that of another', ['entries', altered])
  if (fault !== null) throw refusedJson(name, fault)
  const bare = new Set(tour.entries.filter(({ hash }) => hash === undefined).map(({ id }) => id))
  if (bare.size > 0) yield* partOf(mustComeOut(name, game, { tour, file, bare }), 0.8, 1)
  return file
}

/** What is no tour at all is told apart from one with a mistake in it. */
function mustSayWhatItIs(name: string, value: unknown): void {
  const { format, version } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  if (format !== 'short-timer-tour') throw refusedJson(name, 'it is no tour of Short-Timer')
  if (typeof version === 'number' && version > tourVersion)
    throw refusedJson(name, 'it was written by a later Short-Timer. Update this one')
}

function mustBeSealed(name: string, tour: TourJson): void {
  if (tour.seal !== undefined && tour.seal !== sealOf(tour))
    throw refusedJson(
      name,
      'what the campaign says of itself, where the numbers of the journal lead, or the step under way is not as it was saved',
      ['seal'],
    )
}

interface Bare {
  readonly tour: TourJson
  /** That was made of it. */
  readonly file: Buffer
  /** Ids of the entries without a hash. */
  readonly bare: ReadonlySet<number>
}

/** Of what bears no hash, only playing it again can tell whether it is what it says. */
function* mustComeOut(name: string, game: AnyGame, { tour, file, bare }: Bare): Work<void> {
  // As the file has them: in one that an older version wrote, rows have the columns of today there.
  const made = yield* partOf(wholeOf(name, file, [game.system]), 0, 0.5)
  const other = yield* partOf(comesOutOtherwise(game, made.entries, bare), 0.5, 1)
  if (!other) return
  const at = tour.entries.findIndex(({ id }) => id === other.entry)
  throw refusedJson(name, other.how, ['entries', at, ...other.in])
}

function wholeOfJson(name: string, { campaign, collections, entries, pending, pictures }: TourJson): WholeTour {
  const kept = pictures.map(({ hash, mime, bytes }, at) => {
    const picture = Buffer.from(bytes, 'base64')
    if (createHash('sha256').update(picture).digest('hex') !== hash)
      throw refusedJson(name, 'its bytes are not those of its hash', ['pictures', at])
    return { hash, mime, bytes: picture }
  })
  // What a schema leaves open, such as the dice of a sentence, is looked at when the file is made.
  return { campaign, collections, entries, pending, pictures: kept } as unknown as WholeTour
}
