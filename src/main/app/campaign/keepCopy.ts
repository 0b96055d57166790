import { basename, dirname } from 'node:path'
import type { Failure } from '../../../contract/rpc.ts'
import type { Occasion } from '../../store/snapshotNames.ts'
import { takeSnapshot, type Snapshot, type Taken } from '../../store/snapshots.ts'
import type { Told } from '../library/news.ts'
import type { OpenTour } from '../library/openTours.ts'
import { notKept, type KeptElsewhere, type NotKept } from '../library/secondFolder.ts'
import type { Session } from '../session.ts'

/** Why a copy is kept. `missed`: that of the last turn's end was not. */
export type Reason = Occasion | 'missed'

/** What is told where a copy could not be kept: what is safe all the same, and what there is instead. */
const words: Readonly<Record<Reason, { readonly done: string; readonly when: string; readonly instead: string }>> = {
  turn: {
    done: 'The step is done and saved',
    when: 'at this end of a turn',
    instead: 'The next copy is kept when the next turn ends.',
  },
  missed: {
    done: 'The campaign is as it was left',
    when: 'in place of that which is missing of its last end of a turn',
    instead: 'The next copy is kept when the next turn ends.',
  },
  amendment: {
    done: 'The entry is amended, and that is saved',
    when: 'before that',
    instead: 'What was amended away stays in the journal, off the path.',
  },
  import: {
    done: 'The pack is taken, and that is saved',
    when: 'before that',
    instead: 'It can be taken back in the journal, as any step.',
  },
}

/**
 * Keeps a snapshot of a tour as it stands (`store/retention.ts` says for how long), and another in the second folder, if there
 * is one: for that nobody waits here. What the player does goes on without them: a full disk must not make it look refused.
 * So what goes wrong here is told beside the answer.
 * @param label the moment that the tour stands in.
 * @returns which could not be kept, and why.
 */
export function keepCopy(session: Session, tour: OpenTour, reason: Reason, label: string): Told {
  const { options, drillSoon, library, secondFolder } = session
  const occasion = reason === 'missed' ? 'turn' : reason
  const taken: Taken = { label, occasion, now: options.now().toISOString(), monthOf: tour.game.now.month }
  const own = keepHere(session, tour, taken)
  if ('why' in own) {
    const there = secondFolder.keep(tour, taken, null)
    return {
      now: wantHere(reason, own, there ? 'under way' : 'off'),
      later: there?.then((came) => wantHere(reason, own, came)) ?? null,
    }
  }
  if (dirname(tour.file.path) === library.folder) drillSoon(basename(tour.file.path))
  const there = secondFolder.keep(tour, taken, own)
  return { now: null, later: there?.then((came) => wantThere(reason, came)) ?? null }
}

function keepHere({ options }: Session, tour: OpenTour, taken: Taken): Snapshot | NotKept {
  try {
    return takeSnapshot(tour.file, taken)
  } catch (error) {
    return notKept(error, options.log)
  }
}

function wantHere(reason: Reason, { code, why }: NotKept, there: KeptElsewhere | 'off' | 'under way'): Failure {
  const { done, when, instead } = words[reason]
  const none = `${done}. But no copy of the campaign could be kept`
  if (there === 'off') return { code, message: `${none} ${when}. ${why}. ${instead}` }
  if (typeof there === 'string') {
    const other = there === 'kept' ? 'One was written' : 'One is being written'
    return { code, message: `${none} in the library ${when}. ${why}. ${other} to the second folder.` }
  }
  return {
    code,
    message: `${none} ${when}, neither in the library nor in the second folder. In the library: ${why}. In the second folder: ${there.why}. ${instead}`,
  }
}

function wantThere(reason: Reason, there: KeptElsewhere): Failure | null {
  if (there === 'kept' || !there.isNews) return null
  const { done, when } = words[reason]
  return {
    code: there.code,
    message: `${done}, and a copy is kept in the library. But none could be written to the second folder ${when}. ${there.why}. It is tried again with every copy, and told again only where it fails for another reason; the settings say how it stands.`,
  }
}

/** The same before something is done that changes much at once: of the moment that it would change. */
export const keepCopyBefore = (session: Session, tour: OpenTour, occasion: Exclude<Occasion, 'turn'>): Told =>
  keepCopy(session, tour, occasion, tour.game.now.moment(tour.file.load().state))
