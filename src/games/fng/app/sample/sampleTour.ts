import type { InputOf } from '../../../../contract/procedures.ts'

/** What the sample tour is made of. */
export interface SampleTour {
  readonly name: string
  /** Of dice and battles: chosen so that there is something of everything to be seen. */
  readonly seed: number
  /** Half-months that are played. */
  readonly halfMonths: number
  readonly platoon: InputOf<'fng.muster'>['input']
  /** What the player has written, by how many half-months had been played by then. */
  readonly notes: Readonly<Record<number, string>>
}

/** Some months of a platoon of Marines. */
export const sampleTour: SampleTour = {
  name: 'Sample: 2nd Platoon, Bravo Company',
  seed: 102,
  halfMonths: 11,
  platoon: {
    unit: '2nd Platoon, Bravo Company',
    list: 'usmc',
    corps: 'i',
    startHalfMonth: 4,
    star: { firstName: 'John', lastName: 'Mercer', attributes: ['born-leader', 'marksman'] },
  },
  notes: {
    1: 'Your own notes can stand beside a half-month, a mission or a man. This is one.',
    7: 'Notes are part of the chronicle too, between the half-months.',
  },
}
