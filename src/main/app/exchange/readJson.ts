import { createHash } from 'node:crypto'
import type { Work } from '../../engine/work.ts'
import { bytesOf } from '../../store/fromWhole.ts'
import type { WholeTour } from '../../store/whole.ts'
import { systems } from '../gameOf.ts'
import { issueInWords } from '../inputWords.ts'
import { mustHangTogether } from './mustHangTogether.ts'
import { plainJson } from './plainJson.ts'
import { refusedJson } from './refusedJson.ts'
import { tourJson, tourVersion, type TourJson } from './tourJson.ts'

/**
 * Takes a tour that was written as JSON: its form is looked at first, then it goes through the door of a stranger's file.
 *
 * @param name of the file, for what is said.
 * @returns the bytes of the tour's file.
 * @throws RuleError `bad-input` in plain words with the place; StoreError `damaged` for what does not come to what it says.
 */
export function* readJson(name: string, bytes: Buffer): Work<Buffer> {
  yield { done: 0, of: 4, what: `${name}: reading it` }
  const value = plainJson(name, bytes)
  yield { done: 1, of: 4, what: `${name}: looking at its form` }
  mustSayWhatItIs(name, value)
  const read = tourJson.safeParse(value)
  if (!read.success) {
    const [first] = read.error.issues
    throw refusedJson(name, issueInWords(first!), first!.path)
  }
  // What was read itself: in what the schema hands out, fields have another order, and a journal keeps its own.
  const tour = value as TourJson
  const system = systems.find(({ id }) => id === tour.campaign.system)
  if (!system)
    throw refusedJson(name, `this Short-Timer does not know its game, "${tour.campaign.system.slice(0, 40)}"`)
  yield { done: 2, of: 4, what: `${name}: looking at its rows` }
  mustHangTogether(name, tour)
  return yield* bytesOf(name, wholeOfJson(name, tour), system)
}

/** What is no tour at all is told apart from one with a mistake in it. */
function mustSayWhatItIs(name: string, value: unknown): void {
  const { format, version } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  if (format !== 'short-timer-tour') throw refusedJson(name, 'it is no tour of Short-Timer')
  if (typeof version === 'number' && version > tourVersion)
    throw refusedJson(name, 'it was written by a later Short-Timer. Update this one')
}

function wholeOfJson(name: string, { campaign, collections, entries, pending, pictures }: TourJson): WholeTour {
  const kept = pictures.map(({ hash, mime, bytes }, at) => {
    const picture = Buffer.from(bytes, 'base64')
    if (createHash('sha256').update(picture).digest('hex') !== hash)
      throw refusedJson(name, 'its bytes are not those of its hash', ['pictures', at])
    return { hash, mime, bytes: picture }
  })
  // What a schema leaves open, such as all that an answer holds, is looked at when the file is made.
  return { campaign, collections, entries, pending, pictures: kept } as unknown as WholeTour
}
