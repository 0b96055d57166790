import type { GuideStep } from '../../../../renderer/gameScreens.ts'

/** The way through a tour for somebody who has never seen one. */
export const guideSteps: readonly GuideStep[] = [
  {
    page: 'tour',
    title: 'Where the tour stands',
    text: 'The picture gets a colour with every half-month. Beside it: what is next, who leaves soon, who is away, how the last missions went.',
  },
  {
    page: 'fng.halfMonth',
    title: 'One half-month, step by step',
    text: 'The list at the left is the order of the book. Each step tells its dice, its table and its page. Roll your own dice, or let the program roll.',
  },
  {
    page: 'fng.roster',
    title: 'The men',
    text: 'Every billet with its man: REP, Attributes, weapon, how long he has left. Choose a man to see more; a number tells why it is what it is.',
  },
  {
    page: 'journal',
    title: 'Everything that happened',
    text: 'Each step is a line here. Undo as far back as you like, or put a line right: what came after it is worked through again.',
  },
  {
    page: 'library',
    title: 'Your own tour',
    text: 'Start one in the library. The example stays until you delete it. Ctrl K finds anything, ? lists the keys, and Help explains the rest.',
  },
]
