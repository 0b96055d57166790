import type { GuideStep } from '../../../renderer/gameScreens.ts'

/** The way through a campaign for somebody who has never seen one. */
export const guideSteps: readonly GuideStep[] = [
  {
    page: 'tour',
    title: 'Where the campaign stands',
    text: 'What is next, what each side has, and how the games so far ended.',
  },
  {
    page: 'bookgun.rosters',
    title: 'Rosters',
    text: 'Units figure by figure, checked against the organisation. They are kept from game to game.',
  },
  {
    page: 'bookgun.setUp',
    title: 'A game',
    text: 'Weather and rules of engagement, then each side puts its units on the table. One side may conceal.',
  },
  {
    page: 'bookgun.turn',
    title: 'The turn',
    text: 'A card says which side acts. One of its units moves or passes; movement is shown die by die.',
  },
  {
    page: 'bookgun.copy',
    title: 'From your copy',
    text: 'Numbers that the text lacks. What you fill in here is played; nothing else is made up.',
  },
  {
    page: 'journal',
    title: 'Everything that happened',
    text: 'Each step is a line here, with its dice. Undo as far back as you like.',
  },
]
