import type { ChronicleView } from '../../../src/contract/chronicle.ts'

const mercer = { kind: 'man', id: 1, text: 'Sgt Mercer' } as const
const hale = { kind: 'man', id: 2, text: 'Pfc Hale' } as const

/** Three chapters in two parts: a mission with all kinds of blocks, a quiet half-month, and the end. */
export const chronicle: ChronicleView = {
  title: '2nd Platoon, Bravo Company',
  force: 'USMC, I Corps',
  span: 'Early March 1967 to early April 1967',
  parts: [
    {
      title: 'January to March 1967',
      chapters: [
        {
          id: 'early-march-1967',
          turn: 4,
          title: 'Early March 1967',
          digest: 'Patrol, good',
          mission: 9,
          blocks: [
            {
              kind: 'paragraph',
              runs: ['Early March brought ', { kind: 'mission', id: 9, text: 'a patrol' }, ' under ', mercer, '.'],
            },
            { kind: 'roll', title: 'Who went', runs: [mercer, ' and ', hale, '.'] },
            { kind: 'list', title: 'Casualties', items: [[hale, ' was killed.']] },
            {
              kind: 'note',
              id: 31,
              about: 'About Mercer, J.',
              text: 'Carries a *book* of crosswords.\n2. Never done.',
            },
            { kind: 'note', id: null, about: 'From the report', text: 'First light.' },
            { kind: 'picture', id: 41, hash: 'a'.repeat(64), caption: 'The far bank', portrait: false },
          ],
        },
        {
          id: 'late-march-1967',
          turn: 5,
          title: 'Late March 1967',
          digest: 'no contact',
          mission: null,
          blocks: [{ kind: 'paragraph', runs: ['Late March passed without contact.'] }],
        },
      ],
    },
    {
      title: 'April to June 1967',
      chapters: [
        {
          id: 'the-end',
          turn: 6,
          title: 'The end',
          digest: 'Star home',
          mission: null,
          blocks: [{ kind: 'paragraph', runs: ['With ', mercer, ' on his way home, the story ends.'] }],
        },
      ],
    },
  ],
}
