import type { SampleOf } from '../../../../main/app/autoplay/autoplay.ts'

const note = (text: string) => ({ step: 'writeNote', input: { text } })

/** Some months of a platoon of Marines. */
export const sampleTour: SampleOf = {
  name: 'Sample: 2nd Platoon, Bravo Company',
  seed: 102,
  turns: 11,
  begin: {
    step: 'muster',
    input: {
      unit: '2nd Platoon, Bravo Company',
      list: 'usmc',
      corps: 'i',
      startHalfMonth: 4,
      star: { firstName: 'John', lastName: 'Mercer', attributes: ['born-leader', 'marksman'] },
    },
  },
  asides: {
    1: note('Your own notes can stand beside a half-month, a mission or a man. This is one.'),
    7: note('Notes are part of the chronicle too, between the half-months.'),
  },
}
