import type { GuideStep } from '../../../renderer/gameScreens.ts'

/** The way through a campaign for somebody who has never seen one. */
export const guideSteps: readonly GuideStep[] = [
  {
    page: 'tour',
    title: 'Where the campaign stands',
    text: 'What is next, who is ahead, what there is: points of both sides over the turns, pools, the insurgency.',
  },
  {
    page: 'snoopin.platoon',
    title: 'The forces',
    text: 'A platoon team by team: quality dice, men, ranks, fatigue. Choose a team to read what it may do.',
  },
  {
    page: 'snoopin.mission',
    title: 'Plan and orders',
    text: 'The mission is sealed for its player. Tick who goes; what is too dear is grey.',
  },
  {
    page: 'snoopin.turn',
    title: 'The turn',
    text: 'Ten steps, five before the game is over and five after. While you play, both victory lists are counted here.',
  },
  {
    page: 'snoopin.scores',
    title: 'Scores',
    text: 'Points turn by turn, in the large, and a line for each game.',
  },
  {
    page: 'journal',
    title: 'Everything that happened',
    text: 'Each step is a line here, with its dice. Undo as far back as you like.',
  },
]
