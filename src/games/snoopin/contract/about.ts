import { defineAbout } from '../../../contract/about.ts'
import { snoopinFolder } from './folder.ts'
import { snoopinPages } from './pages.ts'

/** Snoopin' & Poopin' in a few words. */
export const snoopinAbout = defineAbout({
  id: 'snoopin',
  title: 'Snoopin’ & Poopin’',
  about: 'A campaign of platoons against insurgents, or against regulars, around games of Ambush Valley.',
  stage: 'beta',
  book: 'Snoopin’ and Poopin’, campaign rules for Ambush Valley',
  covers: [
    'Campaigns by pack or free-form, co-op or head to head',
    'Secret missions, orders, Operational Momentum, the ten steps of a turn',
    'Victory lists, margins, campaign points, prisoners',
    'Casualties figure by figure, pools, replacements',
    'Team developments, combat fatigue, the insurgency',
    'Logs, folded mission orders, after action reports, cards of the teams',
  ],
  leaves: [
    'The battle itself: Ambush Valley and Force on Force have its rules',
    'The Fog of War deck, Hot Spots, booby traps and their effects',
  ],
  copy: [
    'Fog of War cards and Hot Spots',
    'Levels of Confidence and Supply Quality',
    'First Aid, Reaction and Morale tests',
  ],
  copyIs: 'cards and core rules',
  dice: [6, 8, 10, 12],
  cards: false,
  span: 'a turn',
  sample: true,
  folder: snoopinFolder,
  pages: snoopinPages,
})
