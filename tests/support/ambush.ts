import type { BattleForm, FormValues } from '../../src/games/fng/contract/battle.ts'
import type { StepReply } from '../../src/contract/question.ts'
import type { TurnView } from '../../src/games/fng/contract/turn.ts'

/** An Ambush that is the same every time: its set-up, and the dice of a battle from the first shot to the aftermath. */

export const ambushTour = 'Ambush.tour'

/** A procedure of the program, by whichever door. */
export type Call = (procedure: string, input: object) => Promise<unknown>

const campaign = ambushTour
const star = { firstName: 'John', lastName: 'Mercer', squad: 1, post: 'squadLeader' }

/** Men of the squad, as the tour's seed has raised them. */
export const squad = {
  rto: 'LCpl Pettway',
  bearer: 'LCpl Ballard',
  wounded: 'Pfc Stovall',
  first: 'Pfc Corrigan',
  second: 'Pfc Overstreet',
} as const

/** Dice of the set-up that matter, by step; the program rolls all others from the tour's seed. */
const typed: Readonly<Record<string, readonly number[]>> = {
  // Two passed: contact.
  'fng.testForContact': [1, 1],
  'fng.rollPoliticalStatus': [3, 4],
  'fng.rollSupportLevel': [2, 2],
  'fng.rollEnemyActivity': [2, 2],
  'fng.rollDayPart': [3, 4],
  'fng.rollWeather': [2, 2],
  // 5 on the coastal column: an Ambush.
  'fng.rollMissionType': [2, 3],
  // 5 and an EAL of 2: we walk into it, in sector 3.
  'fng.rollMissionDetails': [5, 3],
  // No second PEF. The one: a possible contact. NVA, normal activity, an RPG team of two.
  'fng.placeMarkers': [5, 1, 6, 2, 5, 1, 6, 6],
}

/** Raises a platoon of Marines and sets an Ambush up, until one squad stands ready for the battle, a radio with it. */
export async function toTheAmbush(call: Call): Promise<void> {
  await call('library.create', { name: 'Ambush', game: 'fng', seed: 1967 })
  const input = { unit: 'Bravo', list: 'usmc', corps: 'i', startHalfMonth: 0 }
  const attributes = ['born-leader', 'marksman']
  await call('fng.muster', { campaign, choices: 'program', input: { ...input, star: { ...star, attributes } } })
  for (;;) {
    const { now, phases } = (await call('fng.turn', { campaign })) as TurnView
    if (now === 'whoGoes') break
    const procedure = phases.find((one) => one.phase === now)?.procedure
    if (!procedure) throw new Error('The tour never comes to who goes.')
    const step = procedure === 'fng.rollArea' ? { area: 'coastal' } : {}
    await call(procedure, { campaign, choices: 'program', faces: typed[procedure] ?? [], input: step })
  }
  await chooseWhoGoes(call)
}

/** The squad gets a radio, and one who is not its Leader carries it. */
async function chooseWhoGoes(call: Call): Promise<void> {
  const input = { squads: [1], stayBehind: [] }
  const radio = { kind: 'dice', key: 'attachment.radio', subject: 1, occurrence: 0, faces: [1], by: 'player' }
  const asked = (await call('fng.chooseParty', { campaign, answers: [radio], input })) as StepReply
  if (asked.status !== 'wanted' || asked.question.kind !== 'choice')
    throw new Error('Nobody asks who carries the radio.')
  const { key, subject, occurrence, options } = asked.question
  const { value } = options.find(({ label }) => label.startsWith(squad.rto))!
  const rto = { kind: 'choice', key, subject, occurrence, value, by: 'player' }
  await call('fng.chooseParty', { campaign, answers: [radio, rto], input })
}

/** What the player throws, action by action, in the order in which he is asked. */
export const throws = {
  /** One rocket, an RPG-2; their REPs, 4 and 3. */
  ambushIsSetUp: [1, 3, 4, 1],
  /** They go first. */
  turn1: [2, 3],
  /** One hit of three dice: Out of the Fight, and he cannot walk. */
  ourManFalls: [6, 2, 2, 3, 6],
  /** One hit of two dice: dead. */
  enemyFalls: [6, 2, 1],
  /** Doubles, 2, and 3: a booby trap is due. Then we go first. */
  turn2: [1, 1, 3, 4, 2],
  /** The ninth of ten men up meets it. It is wide-spread, and he sets it off. */
  trapIsMet: [1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 6, 6],
  /** Knocked down and Stunned; a Leader Die, and who is near stands fire and man down. */
  trapGoesOff: [4, 1, 1, 2, 1, 1, 2],
  /** Ordinary air, the call gets through, and a medevac is here next turn. */
  call: [3, 1, 6],
  /** They go first; a total of 7, and reinforcements: a PEF for sector 6. */
  turn3: [3, 4, 1, 2, 6],
  /** REPs of the crew. */
  medevacComes: [5, 4, 4, 3],
  /** It skims the treetops, and lands. */
  medevacLands: [1, 2, 2, 1],
  turn4: [4, 2],
  /** Two passed, and toward us. */
  pefMoves: [1, 2, 4],
  /** Contact: a squad of seven with its guide; weapons, REPs, no Claymore, two satchel charges. */
  pefIsRevealed: [1, 2, 3, 3, 5, 1, 1, 1, 1, 1, 1, 1, 1, 5, 3, 1, 4, 2, 3, 3, 3, 5, 2],
  /** Their die is too high for them: nobody of theirs can act. */
  turn5: [3, 5],
  /** It lifts off, and is away over the trees. */
  medevacLeaves: [1, 2, 2, 1],
  turn6: [2, 6],
  /** The Ambush ends the mission. */
  aftermath: [5],
  /** The first kill stays unconfirmed, the second is confirmed. */
  bodyCount: [1, 6],
  /** Who was flown out passes with two dice. */
  recovery: [1, 2],
} as const satisfies Readonly<Record<string, readonly number[]>>

/**
 * Plays actions as the screen does: the form as it begins, what the player changes, his dice in the order asked.
 * @returns a function that does one, and answers with its lines; of a choice on the way it takes the one it is handed.
 */
export function actingBy(call: Call) {
  const formOf = async (action: string, values: FormValues) =>
    (await call('fng.battleForm', { campaign, action, values, selected: [] })) as BattleForm
  return async (action: string, set: FormValues = {}, faces: readonly number[] = [], choice?: string) => {
    let form = await formOf(action, {})
    for (const [name, value] of Object.entries(set)) form = await formOf(action, { ...form.values, [name]: value })
    const step = { campaign, dice: 'player', faces, input: { action, values: form.values } }
    let reply = (await call('fng.act', step)) as StepReply
    if (reply.status === 'wanted' && reply.question.kind === 'choice' && choice !== undefined) {
      const { key, subject, occurrence } = reply.question
      const answers = [{ kind: 'choice', key, subject, occurrence, value: choice, by: 'player' }]
      reply = (await call('fng.act', { ...step, answers })) as StepReply
    }
    if (reply.status === 'wanted') throw new Error(`${action} asks: ${JSON.stringify(reply.question)}`)
    return reply.entry.lines.map(({ text }) => text)
  }
}
