import type { AnswerSource } from '../../../../../main/engine/answers.ts'
import { isPossible } from '../../../../../main/engine/checks.ts'
import { explainDice, note, type Line } from '../../../../../main/engine/lines.ts'
import type { Rules } from '../../../../../main/engine/system.ts'
import type { Party } from '../../inputs.ts'
import { fullName } from '../../naming.ts'
import { tourOf } from '../../people.ts'
import type { FngState, Post, Soldier } from '../../state.ts'
import { armyLists } from '../../tables/index.ts'
import { inSentence, postNames } from '../../words.ts'
import { rollOne, type OneDie } from './common.ts'
import { medicFaces, squadOfMedic } from './medic.ts'
import { mayJoin, type Goes, type Here } from './whoGoes.ts'

/** An item that a man carries on this mission. */
export interface Carried {
  readonly soldierId: number
  readonly item: string
}

interface Means {
  readonly rules: Rules
  readonly dice: AnswerSource
  readonly say: (line: Line) => void
}

/** The entry of an army list that says on which die an attached man comes (FNG pp. 8-10). */
const entries: Readonly<Partial<Record<Post, string>>> = {
  lmgGunner: 'attachment.lmg',
  forwardObserver: 'attachment.fo',
  foRto: 'attachment.foRto',
  advisor: 'attachment.usAdvisor',
  advisorRto: 'attachment.advisorRto',
}

/** Present on 1-2 (FNG p. 8): of what stands in no list, the radio of a squad. */
const presentTo = 2

/** What a squad may roll for when it goes alone: a medic, a machine gun, and a radio (FNG p. 98). */
const forSquads: readonly Post[] = ['medic', 'lmgGunner']

/** Men who come only with another: the FO's and the Advisor's RTOs by the notes to the lists, a loader with his gun. */
export const comesWith: Readonly<Partial<Record<Post, Post>>> = {
  foRto: 'forwardObserver',
  advisorRto: 'advisor',
  lmgAssistant: 'lmgGunner',
}

/**
 * Rolls one die for each man of the HQ's attachments who is here (FNG pp. 8, 98). Men named as staying behind are not
 * rolled for. A squad that goes alone may have a medic or an LMG team, and a radio for one of its men. The Medic comes by
 * the number of squads, and without a die when the whole platoon goes (FNG p. 39).
 *
 * @param party the squad that attachments join, and the men who go already.
 */
export function rollAttachments(
  state: FngState,
  input: Party,
  { lead, going }: { readonly lead: number; readonly going: readonly Goes[] },
  means: Means,
): { readonly men: Goes[]; readonly gear: Carried[] } {
  const alone = input.squads.length === 1 && lead !== 0
  const here = mayJoin(state, input.squads).filter(({ soldier }) => !input.stayBehind.includes(soldier.id))
  const rollsRadio = alone && !hasOwnRadio(state, lead)
  const chance = (post: Post) => chanceOf(state, post, input.squads, means.rules)
  const mayCome = here.filter(({ billet }) => mayBeRolled(billet.post, here, alone))
  const rolledFor = mayCome.filter(({ billet }) => chance(billet.post) !== null)
  const dice = rollOne(means.dice, [
    ...rolledFor.map(({ billet, soldier }) => ({
      key: 'attachment',
      subject: soldier.id,
      why: `${postNames[billet.post]} ${fullName(state, soldier)} comes along on ${faceWords(chance(billet.post)!)}`,
    })),
    ...(rollsRadio ? [{ key: 'attachment.radio', subject: lead, why: `A radio for the squad on 1-${presentTo}` }] : []),
  ])
  const radioDie = rollsRadio ? dice.at(-1)! : null
  const called = mayCome.filter((man) => {
    const die = dice[rolledFor.indexOf(man)]
    return die === undefined || chance(man.billet.post)!.includes(die.face)
  })
  const coming = here.filter((man) => comesAlong(man, called))
  rolledFor.forEach((man, i) => {
    sayMan(state, man, coming.includes(man), dice[i]!, means.say)
  })
  sayTeams(state, coming, rolledFor, means.say)
  const men = coming.map(({ billet, soldier }) => {
    const squad = billet.post === 'medic' ? squadOfMedic(state, soldier, { squads: input.squads, lead }, means) : lead
    return { soldier, post: billet.post, squad, attached: true }
  })
  return { men, gear: alone ? radioman(state, going, radioDie, means) : radioOfObserver(state, coming, means.say) }
}

/** An FO who comes without his RTO carries the radio himself (footnote 1 to the lists, FNG pp. 9-10). */
function radioOfObserver(state: FngState, coming: readonly Here[], say: (line: Line) => void): Carried[] {
  const observer = coming.find(({ billet }) => billet.post === 'forwardObserver')
  if (!observer || coming.some(({ billet }) => billet.post === 'foRto')) return []
  const { soldier } = observer
  say(
    note(`${fullName(state, soldier)} carries the radio himself.`, {
      about: { collection: 'soldiers', id: soldier.id },
      page: 9,
    }),
  )
  return [{ soldierId: soldier.id, item: 'radio' }]
}

/** A radio that a squad was given for good, by a Good Mission (FNG p. 102). */
const hasOwnRadio = (state: FngState, squad: number): boolean =>
  state.equipment.some((row) => row.squad === squad && row.soldierId === null && row.item === 'radio')

/** A loader has no die of his own, and an RTO rolls only when the man he serves may come. */
export function mayBeRolled(post: Post, here: readonly Here[], alone: boolean): boolean {
  if (post === 'lmgAssistant') return false
  if (alone) return forSquads.includes(post)
  const served = comesWith[post]
  return served === undefined || here.some(({ billet }) => billet.post === served)
}

/**
 * @param squads that go: the Medic comes by their number (FNG p. 39).
 * @returns the faces on which an attached man comes (FNG pp. 8-10); null where he needs no die.
 */
export function chanceOf(
  state: FngState,
  post: Post,
  squads: readonly number[],
  rules: Rules,
): readonly number[] | null {
  if (post === 'medic') return medicFaces(state, squads, rules)
  const list = rules.table(armyLists[tourOf(state).list])
  const to = list.rows.find((row) => row.key === entries[post])?.gives.chanceTo ?? presentTo
  return ([1, 2, 3, 4, 5, 6] as const).filter((face) => face <= to)
}

/** @returns "1-4"; faces that do not follow each other one by one; "no die" for none. */
export function faceWords(faces: readonly number[]): string {
  const [first, last] = [faces[0], faces.at(-1)]
  if (first === undefined || last === undefined) return 'no die'
  return last - first === faces.length - 1 ? `${first}-${last}` : faces.join(', ')
}

const comes = (die: OneDie, chanceTo: number) => isPossible(die.face, 1, chanceTo)

function comesAlong({ billet, soldier }: Here, called: readonly Here[]): boolean {
  const served = comesWith[billet.post]
  const withHim = served === undefined || called.some((man) => man.billet.post === served)
  const himself = billet.post === 'lmgAssistant' || called.some((man) => man.soldier.id === soldier.id)
  return himself && withHim
}

function sayMan(
  state: FngState,
  { billet, soldier }: Here,
  coming: boolean,
  die: OneDie,
  say: (line: Line) => void,
): void {
  const text = `${postNames[billet.post]} ${fullName(state, soldier)} ${coming ? 'is attached' : 'stays with the HQ'}.`
  say(explainDice(text, die, { about: { collection: 'soldiers', id: soldier.id }, page: 8 }))
}

/** Men who come without a die of their own: a loader with his gun, the Medic with the whole platoon (FNG pp. 8, 39). */
function sayTeams(
  state: FngState,
  coming: readonly Here[],
  rolledFor: readonly Here[],
  say: (line: Line) => void,
): void {
  for (const { billet, soldier } of coming.filter((man) => !rolledFor.includes(man))) {
    const [what, page] = billet.post === 'medic' ? ['platoon', 39] : ['gun', 8]
    const text = `${postNames[billet.post]} ${fullName(state, soldier)} comes with the ${what}.`
    say(note(text, { about: { collection: 'soldiers', id: soldier.id }, page }))
  }
}

/**
 * One man of a squad that gets a radio becomes its RTO: the player says who (FNG p. 98).
 * @param die null where the squad has a radio of its own.
 */
function radioman(state: FngState, going: readonly Goes[], die: OneDie | null, { dice, say }: Means): Carried[] {
  if (die !== null && !comes(die, presentTo)) {
    say(explainDice('No radio for the squad.', die, { page: 98 }))
    return []
  }
  if (die === null) say(note('The squad has a radio of its own.', { page: 102 }))
  else say(explainDice('The squad gets a radio.', die, { page: 98 }))
  const soldier = going.length === 1 ? going[0]!.soldier : chooseRto(state, going, dice)
  say(
    note(`${fullName(state, soldier)} carries it and is the RTO.`, {
      about: { collection: 'soldiers', id: soldier.id },
      page: 98,
    }),
  )
  return [{ soldierId: soldier.id, item: 'radio' }]
}

function chooseRto(state: FngState, going: readonly Goes[], dice: AnswerSource): Soldier {
  const value = dice.choose({
    key: 'attachment.rto',
    subject: going[0]!.squad,
    why: 'Who carries the radio?',
    options: going.map(({ soldier, post }) => ({
      value: String(soldier.id),
      label: `${fullName(state, soldier)}, ${inSentence(postNames[post])}, REP ${soldier.rep}`,
    })),
  })
  return going.find(({ soldier }) => String(soldier.id) === value)!.soldier
}
