import { join } from 'node:path'
import type { ReplayView } from '../../../contract/campaign.ts'
import { difference, type AnyState } from '../../engine/state.ts'
import { partOf, type Work } from '../../engine/work.ts'
import { checkTourInPieces } from '../../store/check.ts'
import { StoreError } from '../../store/errors.ts'
import { lookInto } from '../../store/look.ts'
import { openTourFile } from '../../store/openTourFile.ts'
import { writeProof, type Proof } from '../../store/proofs.ts'
import { copyOfSnapshot, type Snapshot } from '../../store/snapshots.ts'
import type { Staged } from '../../store/stage.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import type { TourFile } from '../../store/tourFile.ts'
import type { Place, TourInfo } from '../../store/types.ts'
import { playedAgain } from '../campaign/playedAgain.ts'
import { gameOf, systems } from '../gameOf.ts'
import type { Session } from '../session.ts'
import { latestOf } from './ownSnapshot.ts'

/**
 * A fire drill: restores the latest snapshot of a campaign, of that file of it if there are several, as it would be restored in earnest, but to a scratch file. That is
 * checked, compared with what the campaign holds at the same entry, and played again. What came of it is remembered beside
 * the tours, where that can be written. The campaign itself is only looked into.
 *
 * @param file of the campaign, in the library.
 * @param begun takes what has to be cleared away afterwards, however it ends; the last first.
 * @throws StoreError `not-found` where no snapshot is kept; whatever keeps the drill from being held (a lock, disks that are full).
 */
export function* drill(session: Session, file: string, begun: (() => void)[]): Work<Proof> {
  const { library, options } = session
  const path = join(library.folder, file)
  const { info } = lookInto(path, systems, (tour) => ({ info: tour.info() })).seen
  const latest = latestOf(library, file, info)
  if (!latest) throw noSnapshot(info.name)
  yield { done: 0.05, of: 1, what: latest.label }
  const proof = yield* tried(session, path, info, latest, begun)
  const found = { ...proof, snapshot: latest.snapshot, at: options.now().toISOString() }
  remember(session, path, found)
  return found
}

/** A drill that was held on a full disk was held all the same. */
function remember({ library }: Session, path: string, proof: Proof): void {
  try {
    writeProof(library.folder, path, proof)
  } catch (error) {
    if (!isWithoutRoom(error)) throw error
  }
}

const noSnapshot = (name: string) =>
  new StoreError(
    'not-found',
    `No snapshot of ${name} has been kept yet, so there is nothing to restore for trial. One is kept when a turn ends.`,
  )

type Found = Omit<Proof, 'snapshot' | 'at'>

function* tried(
  session: Session,
  path: string,
  { id }: TourInfo,
  latest: Snapshot,
  begun: (() => void)[],
): Work<Found> {
  const { snapshot, label, depth } = latest
  const none: Found = { date: label, entries: depth ?? 0, roster: 0, inJournal: false, fault: null }
  let scratch: string
  try {
    const staged = toScratch(session, id, latest)
    begun.push(staged.drop)
    scratch = staged.path
  } catch (error) {
    if (isLost(error)) return { ...none, fault: error.happened.replace(snapshot, 'It').replace(/\.?$/, '.') }
    throw error
  }
  const [finding] = yield* partOf(checkTourInPieces(scratch, systems), 0.1, 0.5)
  if (finding) return { ...none, fault: finding.message }
  const copy = openTourFile(scratch, systems)
  begun.push(() => {
    copy.close()
  })
  const game = gameOf(copy.system.id)
  const { head, depth: entries } = copy.info()
  const { state } = copy.load()
  const there = lookInto(path, systems, (tour) => standingAt(tour, head)).seen
  const inJournal = there !== null && there.hash === standingAt(copy, head)?.hash
  const found: Found = {
    date: game.now.moment(state),
    entries,
    roster: state[game.words.menIn]?.length ?? 0,
    ...(game.words.manCalled !== undefined && { called: game.words.manCalled }),
    inJournal,
    fault: null,
  }
  if (inJournal && difference(there.state, state).length > 0)
    return { ...found, fault: `What it holds is not what the campaign holds at journal line ${entries}.` }
  const log = (error: unknown) => {
    session.options.log(error, 'library.drill')
  }
  const played = yield* partOf(playedAgain({ campaign: snapshot, file: copy, game }, log), 0.5, 1)
  return { ...found, fault: otherwise(played) }
}

/** Beside the tours, as in earnest; where nothing can be written there, among the temporary files of the system. */
function toScratch({ library, options }: Session, campaign: string, { snapshot, bytes }: Snapshot): Staged {
  const copy = copyOfSnapshot(campaign, snapshot)
  try {
    return library.stage(copy, options.newId(), null)
  } catch (error) {
    if (!isWithoutRoom(error)) throw error
  }
  try {
    return library.stage(copy, options.newId(), null, () => temporaryFolder('drill'))
  } catch (error) {
    throw isWithoutRoom(error) ? noRoom(bytes) : error
  }
}

const isWithoutRoom = (error: unknown): boolean =>
  error instanceof StoreError && (error.code === 'disk-full' || error.code === 'read-only')

const noRoom = (bytes: number) =>
  new StoreError(
    'disk-full',
    `A fire drill needs room for ${Math.ceil(bytes / 1_000_000)} MB, for a scratch file, and there is none: neither on the disk of the library nor on that of the system’s temporary files. Nothing was changed, and nothing is wrong with the copy for that. Make room, then hold the drill again.`,
  )

const isLost = (error: unknown): error is StoreError =>
  error instanceof StoreError && (error.code === 'damaged' || error.code === 'not-a-tour' || error.code === 'not-found')

/** @returns the state at an entry, and its hash, the same in every copy; null where the tour has none such. */
function standingAt(tour: TourFile, at: Place): { readonly state: AnyState; readonly hash: string } | null {
  const hash = at === null ? '' : tour.hashes().get(at)
  return hash === undefined ? null : { state: tour.stateAt(at), hash }
}

function otherwise(played: ReplayView | null): string | null {
  if (played === null) return 'It cannot be played again to its end.'
  const { same, first } = played
  return same ? null : `Played again, line ${first?.depth ?? 1} comes out differently: ${first?.how ?? 'it differs'}.`
}
