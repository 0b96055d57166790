import { join } from 'node:path'
import type { RestoredView } from '../../../contract/library.ts'
import type { InputOf } from '../../../contract/procedures.ts'
import type { Failure } from '../../../contract/rpc.ts'
import { partOf, type Work } from '../../engine/work.ts'
import { checkTourInPieces } from '../../store/check.ts'
import type { CopyAs } from '../../store/copies.ts'
import { StoreError } from '../../store/errors.ts'
import { readOrFault } from '../../store/looker.ts'
import { openTourFile } from '../../store/openTourFile.ts'
import { lastOf, shareSnapshots } from '../../store/snapshots.ts'
import type { Staged } from '../../store/stage.ts'
import { replay } from '../campaign/replay.ts'
import type { Session } from '../session.ts'
import { gameOf, systems } from '../gameOf.ts'
import { families, givesWay, nameOf, ownerOf, type Family } from './families.ts'
import { mustHoldNothingSealed } from './sealedCopy.ts'
import { notKept } from './secondFolder.ts'

type Wish = Omit<InputOf<'library.restore'>, 'job'>

/**
 * Brings a kept copy back. It is checked and played again before anything in the library is touched; then the file whose
 * place it takes is put aside, journal and all. Nothing is erased, the copy itself stays too.
 *
 * @param wish `over` names the file that cannot be read whose place it takes: one of its own campaign, known for certain.
 * Left out: the one there is, where no file of the campaign can be read; else it goes beside what is there.
 * @param begun takes what has to be cleared away afterwards, however it ends; the last first.
 * @throws StoreError `not-found`, `damaged` for a copy that cannot be opened either; `head-moved` for a
 * file that is no longer broken, or is not known to be of that campaign; then nothing was changed.
 * @throws RuleError `not-now` for a copy with something sealed, beside the campaign itself.
 */
export function* restore(
  session: Session,
  { copy, name, over: wanted }: Wish,
  begun: (() => void)[],
): Work<RestoredView> {
  const { library, looker, options, tours } = session
  const owner = ownerOf(yield* partOf(families(library, looker), 0, 0.1), copy)
  const over = placeOf(owner, wanted)
  const as = asWhat(owner, over, copy, () => ({ id: options.newId(), name: name ?? `${owner.name}, restored` }))
  const staged = library.stage(copy, options.newId(), as)
  begun.push(staged.drop)
  const check = partOf(checkTourInPieces(staged.path, systems), 0.1, 0.4)
  const found = yield* toItsEnd(check, session)
  const file = openTourFile(staged.path, systems)
  begun.push(() => {
    file.close()
  })
  const game = gameOf(file.system.id)
  if (owner.fate === 'here') mustHoldNothingSealed({ game, file }, besideIt)
  const proof = yield* toItsEnd(partOf(replay({ campaign: copy, file, game }), 0.4, 1), session)
  const { name: called } = file.info()
  const card = readOrFault(file, () => game.card(file.load().state))
  file.close()
  const campaign = putBack(session, over, staged, called)
  const failure = as && owner.id !== as.id ? keepSnapshots(session, owner, copy, as.id) : null
  tours.close(campaign)
  const restored: RestoredView = {
    campaign,
    name: called,
    date: card.kind === 'tour' ? card.date : '',
    putAside: over !== null,
    findings: found?.map(({ message }) => message) ?? ['It could not be looked over to the end.'],
    proof: proof && {
      entries: proof.entries,
      kept: proof.kept.reduce((sum, { entries }) => sum + entries.length, 0),
      differs: proof.first && `line ${proof.first.depth}, ${proof.first.title}: ${proof.first.how}`,
    },
  }
  if (failure) session.beside(restored, { now: failure, later: null })
  return restored
}

const besideIt =
  'Go back in the campaign itself by its journal; or, if it is no longer wanted, delete it: then this takes its place.'

/**
 * @returns what the copy is to become: a campaign of its own beside one that is there; else the campaign that it was,
 * by the name that this, or the file whose place it takes, had last. Null: as it is.
 */
function asWhat(owner: Family, over: string | null, copy: string, own: () => CopyAs): CopyAs | null {
  const { id, fate, copies } = owner
  if (over === null && fate === 'here') return own()
  const name = over === null ? owner.name : nameOf(over, copies)
  const info = copies.find((one) => one.copy === copy)?.looked.tour?.info
  return info === undefined || (info.name === name && info.id === id) ? null : { id, name }
}

/** A copy that a check stumbles over is still better than none: the player is told, and decides. */
function* toItsEnd<T>(work: Work<T>, { options }: Session): Work<T | null> {
  try {
    return yield* work
  } catch (error) {
    options.log(error, 'library.restore')
    return null
  }
}

/** @returns the file whose place a copy takes; null where it takes none. */
function placeOf({ fate, broken }: Family, wanted: string | undefined): string | null {
  if (wanted === undefined) return fate === 'broken' ? broken[0]! : null
  if (!broken.includes(wanted)) throw mended(wanted)
  return wanted
}

function putBack({ tours, library, looker }: Session, file: string | null, staged: Staged, name: string): string {
  if (file === null) return staged.putBack({ name })
  // The check took its time: another window may have put a good one there, which must not be put aside.
  const now = looker.look(join(library.folder, file), true)
  if (now && !givesWay(now)) throw mended(file)
  tours.close(file)
  return staged.putBack({ over: file })
}

const mended = (file: string) =>
  new StoreError(
    'head-moved',
    `${file} is not, or no longer, a damaged file of that campaign: another window or program may have changed it. Nothing was changed. Look at the list again.`,
  )

/** What a tour of its own was made from goes with it. The tour is there by then: this must not make it look refused. */
function keepSnapshots({ library, options }: Session, { copies }: Family, copy: string, to: string): Failure | null {
  try {
    const { campaign, looked } = copies.find((one) => one.copy === copy)!
    const info = looked.tour?.info
    if (info) shareSnapshots(library.folder, campaign ?? info.id, to, lastOf(copy, info.depth))
    return null
  } catch (error) {
    const { code, why } = notKept(error, options.log)
    return {
      code,
      message: `The copy is restored. But the older copies could not be kept for it as well. ${why}. They are still kept for the campaign that it was made from.`,
    }
  }
}
