import type { gameIds, StepName } from '../../src/contract/gameProcedures.ts'
import type { InputOf } from '../../src/contract/procedures.ts'
import type { Program } from '../../src/main/app/program.ts'
import { ask } from '../../src/main/cli/command.ts'

/** A campaign of the archive that plays itself, as the demonstration of its game does. */
export interface SelfPlayed {
  /** Of its file. */
  readonly name: string
  readonly game: (typeof gameIds)[number]
  readonly seed: number
  /** Then it is left: in the middle of a game. */
  readonly steps: number
  /** What its players do besides, when it has begun. */
  readonly besides: readonly (readonly [procedure: StepName, input: object])[]
}

const wheels = { cross: 3, road: 5, charge: 0, chargeRoad: 0 }

/** Vehicles on the roster, and values for what the text has lost: of nobody's copy. */
export const selfPlayed: readonly SelfPlayed[] = [
  {
    name: 'darreh',
    game: 'bookgun',
    seed: 1991,
    steps: 430,
    besides: [
      ['bookgun.addUnit', { part: 'canada.armor', name: 'Armor', leader: '', formation: null, figures: null }],
      ['bookgun.fillIn', { tableId: 'bag.rally', rowKey: 'army', figure: 'hasLeader', value: '3-6' }],
      [
        'bookgun.takeValues',
        {
          values: {
            'bag.rally': { army: { noLeader: '5-6' }, insurgents: { hasLeader: '4-6', noLeader: '6' } },
            'bag.spotting': { army12: { withLeader: 9, without: 7 }, insurgents6: { withLeader: 14, without: 12 } },
            'bag.movement': { heavyTracked: wheels, lightTracked: wheels },
          },
        },
      ],
    ],
  },
]

/**
 * Plays such a campaign through the same procedures as its players, with seeded dice. The last step is undone, and taken again.
 * @returns the name of its file.
 */
export async function playItself(program: Program, { name, game, seed, steps, besides }: SelfPlayed): Promise<string> {
  const { campaign } = await ask(program, 'library.create', { name, game, seed })
  const take = (procedure: StepName, input: unknown, faces: readonly number[] = [], holder: number | null = null) =>
    ask(program, procedure, {
      ...{ campaign, input, faces, holder, dice: 'program', choices: 'program', pending: false },
    } as InputOf<StepName>)
  const look = async () => {
    const at = await ask(program, 'campaign.autoplay', { campaign, seed })
    return at.holder === null ? at : ask(program, 'campaign.autoplay', { campaign, seed, holder: at.holder })
  }
  for (let step = 0; step < steps; step++) {
    const { next, holder } = await look()
    if (next === null) throw new Error(`${name} is over after ${step} steps.`)
    await take(next.procedure, next.input, next.faces, holder)
    if (step === 0) for (const [procedure, input] of besides) await take(procedure, input)
  }
  await ask(program, 'journal.undo', { campaign })
  await ask(program, 'journal.redo', { campaign })
  return campaign
}
