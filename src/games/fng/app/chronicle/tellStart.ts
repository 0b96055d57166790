import type { ChronicleBlock } from '../../../../contract/chronicle.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import { attributesOf, billetsInOrder, holderOf, squadName } from '../../rules/people.ts'
import { attributeName } from '../../rules/platoon/man.ts'
import { dateWords, postWord } from '../../sheets/shared/sheetWords.ts'
import type { FngState, Post } from '../../rules/state.ts'
import { corpsNames, forceNames, monthsText } from '../../rules/words.ts'
import { counted, inWords, listed, say, sentence, type Words } from './grammar.ts'
import { all, namesIn, told, type Telling } from './telling.ts'

/** @returns how the platoon was raised or taken over, who leads it, whose story it is, and who is in it. */
export function tellStart(telling: Telling): ChronicleBlock[] {
  const first = telling.moments.find(({ before, after }) => before.tour.length === 0 && after.tour.length > 0)
  if (!first) return []
  const state = first.after
  return [
    ...told([raised(telling, first.step, state), leaders(telling, state), ...away(telling)]),
    ...told(hero(telling, state)),
    ...rollOf(telling, state),
    ...history(first.input),
  ]
}

function raised({ halfMonth }: Telling, step: string, state: FngState): Words {
  const { unit, list, corps } = state.tour[0]!
  const squads = new Set(state.billets.map(({ squad }) => squad).filter((squad) => squad > 0)).size
  const men = counted(state.soldiers.length, 'man', 'men')
  const parts = `a headquarters and ${counted(squads, 'squad', 'squads')}`
  const how = step === 'takeOver' ? 'was taken over from paper' : 'was raised'
  return sentence([
    `${unit}, ${forceNames[list]}, ${how} in ${dateWords(halfMonth)} in ${corpsNames[corps]}: ${men} in ${parts}`,
  ])
}

function leaders(telling: Telling, state: FngState): Words {
  const led = billetsInOrder(state).flatMap((billet) => {
    const man = holderOf(state, billet)
    return man && isLeader(billet.post) ? [{ billet, man }] : []
  })
  const who = (post: Post) => led.flatMap((one) => (one.billet.post === post ? [telling.name(one.man)] : []))[0]
  const [leader, sergeant] = [who('platoonLeader'), who('platoonSergeant')]
  const head = leader ? say`${leader} led it` : []
  const second = sergeant ? say`${leader ? ', with ' : ''}${sergeant} as platoon sergeant` : []
  const squads = led
    .filter(({ billet }) => billet.squad > 0)
    .map(({ billet, man }, i) => say`${telling.name(man)}${i === 0 ? ' had' : ''} the ${squadName(billet.squad)}`)
  const both = squads.length === 0 ? [] : say`${(leader ?? sergeant) ? '; ' : ''}${listed(squads)}`
  const all = say`${head}${second}${both}`
  return all.length === 0 ? [] : sentence(all)
}

const isLeader = (post: Post): boolean =>
  post === 'platoonLeader' || post === 'platoonSergeant' || post === 'squadLeader'

/** Men who were away when the campaign was taken over from paper. */
function away(telling: Telling): Words[] {
  const gone = all(telling, 'away').filter(({ step }) => step === 'takeOver')
  const men = (where: 'hospital' | 'rAndR') => gone.flatMap((one) => (one.where === where ? [one.man] : []))
  const [hospital, leave] = [men('hospital'), men('rAndR')]
  return [
    hospital.length === 0 ? [] : sentence(say`in hospital: ${namesIn(telling, hospital)}`),
    leave.length === 0 ? [] : sentence(say`on R&R: ${namesIn(telling, leave)}`),
  ]
}

/** The man whose tour it is. */
function hero({ name }: Telling, state: FngState): Words[] {
  const { starId } = state.tour[0]!
  const star = state.soldiers.find((man) => man.id === starId)
  if (!star) return []
  const billet = state.billets.find((one) => one.soldierId === star.id)
  const squad = billet && billet.squad > 0 ? ` of the ${squadName(billet.squad)}` : ''
  const post = billet ? `, ${postWord(billet.post)}${squad}` : ''
  const known = attributesOf(state, star.id).map((id) => [attributeName(id, rulesOf(state))] as Words)
  const how = known.length === 0 ? [', '] : say` as ${listed(known)}, `
  return [
    sentence(say`the Star of this story is ${name(star)}${post}`),
    sentence(say`he began at REP ${star.rep}${how}with ${monthsText(star.deros)} to serve`),
  ]
}

/** @returns everyone in his squad, by name. */
export function rollOf({ name }: Telling, state: FngState): ChronicleBlock[] {
  const squads = [...new Set(billetsInOrder(state).map(({ squad }) => squad))]
  return squads.flatMap((squad): ChronicleBlock[] => {
    const men = billetsInOrder(state).flatMap((billet) =>
      billet.squad === squad ? (holderOf(state, billet) ?? []) : [],
    )
    if (men.length === 0) return []
    const title = `${squadName(squad)}, ${inWords(men.length)}`
    return [{ kind: 'roll', title, runs: sentence(listed(men.map((man) => [name(man)]))) }]
  })
}

/** What the player told of the time on paper. */
function history(input: unknown): ChronicleBlock[] {
  const text = input !== null && typeof input === 'object' && 'history' in input ? input.history : ''
  if (typeof text !== 'string' || text.trim() === '') return []
  return [{ kind: 'note', id: null, about: 'From the time on paper', text: text.trim() }]
}
