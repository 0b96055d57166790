import type { ChronicleBlock } from '../../../../contract/chronicle.ts'
import { isStar } from '../../rules/people.ts'
import type { FngState, Soldier } from '../../rules/state.ts'
import { counted, pick, say, sentence, verb, type Words } from './grammar.ts'
import { all, hasDone, manyFrom, namesIn, told, type Telling } from './telling.ts'

/** @returns who left the platoon otherwise than in battle, for good or for a while. */
export function tellLeaving(telling: Telling): ChronicleBlock[] {
  const left = all(telling, 'left').filter(({ step }) => step !== 'recover')
  const by = (how: (typeof left)[number]['how']) => left.filter((one) => one.how === how).map(({ man }) => man)
  const home = by('wentHome')
  const relieved = by('relieved')
  return [
    ...told([
      ...onLeave(telling),
      ...shortTimers(telling),
      ...relievedMen(telling, relieved),
      lost(telling, by('dead'), say`killed`),
      lost(telling, by('missing'), say`reported missing`),
      lost(telling, by('sentHome'), say`sent home`),
      ...goneHome(telling, home),
    ]),
    ...homeRoll(telling, home),
  ]
}

/** As the platoon stood before men went home: who follows a Star is named later. */
const beforeHome = ({ moments, state }: Telling): FngState =>
  moments.find((one) => one.step === 'sendHome')?.before ?? state

function onLeave(telling: Telling): Words[] {
  const men = all(telling, 'away').flatMap(({ where, man }) => (where === 'rAndR' ? [man] : []))
  if (men.length === 0 || hasDone(telling, 'takeOver')) return []
  return [sentence(say`${namesIn(telling, men)} went on R&R`)]
}

/** Who is short for the first time is named so; what it cost is told with it. */
function shortTimers(telling: Telling): Words[] {
  const short = all(telling, 'short').filter(({ step }) => step === 'checkShortTimers')
  const fallen = all(telling, 'rep').filter(({ step }) => step === 'checkShortTimers')
  const fell = ({ man }: { man: Soldier }) => fallen.some((one) => one.man.id === man.id)
  const isNew = ({ man }: { man: Soldier }) => short.some((one) => one.man.id === man.id)
  const men = (of: readonly { man: Soldier }[]) => of.map(({ man }) => man)
  const calm = men(short.filter((one) => !fell(one)))
  const shaken = men(short.filter(fell))
  const again = men(fallen.filter((one) => !isNew(one)))
  const became = (of: readonly Soldier[]) => verb(of, 'became a Short Timer', 'became Short Timers')
  return [
    calm.length === 0 ? [] : sentence(say`${namesIn(telling, calm)} ${became(calm)}`),
    shaken.length === 0
      ? []
      : sentence(
          say`${namesIn(telling, shaken)} ${became(shaken)}, and it took a REP from ${verb(shaken, 'him', 'each of them')}`,
        ),
    again.length === 0 ? [] : sentence(say`being short took another REP from ${namesIn(telling, again)}`),
  ]
}

/** A whole platoon that is left behind is counted; single leaders are named. */
function relievedMen(telling: Telling, men: readonly Soldier[]): Words[] {
  if (men.length === 0) return []
  const isWhole = all(telling, 'effect').some(({ effect }) => effect.kind === 'newPlatoon')
  if (!isWhole)
    return [sentence(say`${namesIn(telling, men)} ${verb(men, 'was', 'were')} relieved and left the platoon`)]
  const star = telling.state.soldiers.find((man) => man.id === telling.state.tour[0]!.starId)
  const who: Words = star ? [telling.name(star)] : ['the Star']
  const left = counted(men.length, 'man', 'men')
  return [
    sentence(say`${who} was relieved and sent to another platoon; ${left} of the old one go out of this story here`),
  ]
}

const lost = (telling: Telling, men: readonly Soldier[], what: Words): Words =>
  men.length === 0 ? [] : sentence(say`${namesIn(telling, men)} ${verb(men, 'was', 'were')} ${what}`)

/** Officers are reassigned, all others have served their time (FNG p. 53); the Star is told apart. */
function sortsOf(telling: Telling, men: readonly Soldier[]) {
  const then = beforeHome(telling)
  const sortOf = (man: Soldier) => (isStar(then, man.id) ? 'star' : man.grade === 'officer' ? 'officers' : 'others')
  const { star = [], officers = [], others = [] } = Object.groupBy(men, sortOf)
  return { star, officers, others }
}

function goneHome(telling: Telling, men: readonly Soldier[]): Words[] {
  const { star, officers, others } = sortsOf(telling, men)
  const way = pick(
    [
      () => say`${namesIn(telling, others)} had served ${verb(others, 'his', 'their')} time and went home`,
      () => say`${namesIn(telling, others)} went home`,
      () => say`DEROS came for ${namesIn(telling, others)}`,
    ],
    telling.turn,
  )
  return [
    others.length === 0 || others.length >= manyFrom ? [] : sentence(way()),
    officers.length === 0
      ? []
      : sentence(say`${namesIn(telling, officers)} ${verb(officers, 'was', 'were')} reassigned`),
    star.length === 0
      ? []
      : sentence(
          say`${namesIn(telling, star)}, ${verb(star, 'the Star, lived through his tour', 'the Stars, lived through their tours')} and went home`,
        ),
  ]
}

/** Where many go at once they stand under a heading. */
function homeRoll(telling: Telling, men: readonly Soldier[]): ChronicleBlock[] {
  const { others } = sortsOf(telling, men)
  if (others.length < manyFrom) return []
  return [{ kind: 'roll', title: 'Went home', runs: sentence(namesIn(telling, others)) }]
}
