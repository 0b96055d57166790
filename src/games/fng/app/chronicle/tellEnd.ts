import type { ChronicleChapter } from '../../../../contract/chronicle.ts'
import { endingInWords } from '../cardView.ts'
import type { FngState, MissionResult, SoldierStatus } from '../../rules/state.ts'
import { counted, inWords, listed, say, sentence, type Words } from './grammar.ts'
import type { Names } from './names.ts'
import { told } from './telling.ts'

/** @returns the last page of a tour that is over: how it ended, and what it came to; null while it goes on. */
export function tellEnd(state: FngState, halfMonths: number, name: Names): ChronicleChapter | null {
  const tour = state.tour[0]
  if (tour?.phase !== 'over') return null
  return {
    id: 'the-end',
    turn: tour.halfMonth,
    title: 'The end',
    digest: endingInWords(tour.ending),
    mission: null,
    blocks: [...told([ending(state, name)]), ...told([missions(state, halfMonths), kills(state), ...men(state)])],
  }
}

function ending(state: FngState, name: Names): Words {
  const { ending, unit, starId } = state.tour[0]!
  const star = state.soldiers.find((man) => man.id === starId)
  const who: Words = star ? [name(star)] : ['the Star']
  switch (ending) {
    case 'home':
      return sentence(say`with ${who} on his way home, the story of ${unit} ends`)
    case 'killed':
      return sentence(say`the story of ${unit} ends with ${who}`)
    case 'evacuated':
      return sentence(say`${who} got out alive, and the story of ${unit} ends`)
    case 'calendar':
      return sentence(['late December 1968 went by, and with it the campaign'])
    default:
      return sentence([`the campaign of ${unit} was ended here`])
  }
}

const results: readonly MissionResult[] = ['good', 'normal', 'bad', 'disastrous']

function missions(state: FngState, halfMonths: number): Words {
  const time = counted(halfMonths, 'half-month', 'half-months')
  const judged = results.flatMap((result) => {
    const some = state.missions.filter((mission) => mission.result === result).length
    return some === 0 ? [] : [[`${inWords(some)} ${result}`] as Words]
  })
  const all = counted(state.missions.length, 'mission', 'missions')
  return sentence(say`it lasted ${time} and had ${all}${judged.length === 0 ? [] : say`: ${listed(judged)}`}`)
}

function kills(state: FngState): Words {
  const confirmed = state.victoryPoints
    .filter(({ event }) => event === 'confirmedDead')
    .reduce((sum, { count }) => sum + count, 0)
  return confirmed === 0 ? [] : sentence([`${counted(confirmed, 'enemy dead was', 'enemy dead were')} confirmed`])
}

const fates: readonly (readonly [SoldierStatus, (count: number) => string])[] = [
  ['dead', (count) => (count === 1 ? 'one died in battle' : `${inWords(count)} died in battle`)],
  ['missing', (count) => `${inWords(count)} ${count === 1 ? 'is' : 'are'} missing`],
  ['sentHome', (count) => `${inWords(count)} died of wounds or ${count === 1 ? 'was' : 'were'} sent home with them`],
  ['relieved', (count) => `${inWords(count)} ${count === 1 ? 'was' : 'were'} relieved`],
  ['wentHome', (count) => `${inWords(count)} went home or ${count === 1 ? 'was' : 'were'} reassigned`],
]

function men({ soldiers }: FngState): Words[] {
  const parts = fates.flatMap(([status, tell]) => {
    const some = soldiers.filter((man) => man.status === status).length
    return some === 0 ? [] : [[tell(some)] as Words]
  })
  const served = counted(soldiers.length, 'man', 'men')
  return [sentence(say`${served} served in it${parts.length === 0 ? [] : say`: ${listed(parts)}`}`)]
}
