import type { GuideStep } from '../../../renderer/gameScreens.ts'

/** The way through a campaign for somebody who has never seen one. */
export const guideSteps: readonly GuideStep[] = [
  {
    page: 'tour',
    title: 'Where the campaign stands',
    text: 'What is next, the two sides with their squads, and how the games so far ended.',
  },
  {
    page: 'skirmish.squads',
    title: 'The squads',
    text: 'Men with their weapons, kept from game to game. Who was removed is out until you say otherwise.',
  },
  {
    page: 'skirmish.setUp',
    title: 'A game',
    text: 'Options of the scenario, then each player puts figures on the table. The battle page then goes through the turn part by part.',
  },
  {
    page: 'skirmish.copy',
    title: 'From your copy',
    text: 'The tables that these rules name and do not carry. What you fill in here is played; nothing else is made up.',
  },
  {
    page: 'journal',
    title: 'Everything that happened',
    text: 'Each step is a line here, with its dice. Undo as far back as you like.',
  },
]
