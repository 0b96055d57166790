import type { ChronicleBlock, ChronicleChapter } from '../../../../contract/chronicle.ts'
import { dateName } from '../../rules/calendar.ts'
import { capital } from '../../../../main/sheets/phrases.ts'
import type { FngState, Mission } from '../../rules/state.ts'
import { missionNames } from '../../rules/words.ts'
import { pick, sentence, type Words } from './grammar.ts'
import { timeOfYear } from './missionWords.ts'
import { ownWords } from './ownWords.ts'
import { tellComing, tellMoves } from './tellComing.ts'
import { tellHonours } from './tellHonours.ts'
import { tellLeaving } from './tellLeaving.ts'
import { tellLosses } from './tellLosses.ts'
import { tellMission } from './tellMission.ts'
import { tellOpened } from './tellOpened.ts'
import { tellOutcome } from './tellOutcome.ts'
import { tellRep } from './tellRep.ts'
import { tellStart } from './tellStart.ts'
import { hasDone, told, type Telling } from './telling.ts'

/**
 * Tells one half-month, in the order of the campaign turn (FNG pp. 57, 102-105).
 * @param last the state at the end of the story, for what the player added.
 */
export function tellHalfMonth(telling: Telling, last: FngState): ChronicleChapter {
  const { halfMonth, mission } = telling
  const own = ownWords(last, halfMonth, mission)
  const blocks: ChronicleBlock[] = [
    ...tellStart(telling),
    ...tellMoves(telling),
    ...(mission === null ? told([quiet(telling)]) : tellMission(telling, mission)),
    ...(mission === null ? [] : [...tellOutcome(telling, mission), ...tellLosses(telling, mission)]),
    ...tellHonours(telling, mission),
    ...own.ofMission,
    ...tellRep(telling),
    ...tellLeaving(telling),
    ...tellComing(telling),
    ...tellOpened(telling),
    ...own.ofHalfMonth,
  ]
  const title = dateName(halfMonth)
  return {
    id: title.toLowerCase().replaceAll(' ', '-'),
    turn: halfMonth,
    title,
    digest: digestOf(telling),
    mission: mission?.id ?? null,
    blocks,
  }
}

function quiet(telling: Telling): Words {
  if (!hasDone(telling, 'testForContact')) return []
  const when = timeOfYear(telling.halfMonth)
  const stoodDown = telling.moments.some(
    ({ step, before }) => step === 'testForContact' && before.effects.some(({ kind }) => kind === 'standDown'),
  )
  if (stoodDown) return sentence([`the platoon stood down in ${when}`])
  return sentence([
    pick(
      [
        `there was no contact in ${when}`,
        `${capital(when)} passed without contact`,
        `the platoon met nobody in ${when}`,
        `no contact came in ${when}, and no mission`,
        `for the platoon ${when} was quiet: no contact`,
      ],
      telling.turn,
    ),
  ])
}

function digestOf(telling: Telling): string {
  const { mission } = telling
  if (mission === null) return hasDone(telling, 'testForContact') ? 'no contact' : ''
  const kind = nameOf(mission)
  return mission.result === null ? kind : `${kind}, ${mission.result}`
}

const nameOf = ({ type }: Mission): string => (type === null ? 'Contact' : missionNames[type])
