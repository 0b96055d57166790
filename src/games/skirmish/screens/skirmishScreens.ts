import { BookOpen, ClipboardList, Crosshair, Handshake, Map, Users } from '@lucide/vue'
import type { GameScreens } from '../../../renderer/gameScreens.ts'
import { skirmishAbout } from '../contract/about.ts'

const begin = () => import('./begin/BeginScreen.vue')

/** Vietnam Skirmish Rules on the screen. */
export const skirmishScreens: GameScreens = {
  ...skirmishAbout,
  looks: {
    tour: { icon: ClipboardList },
    'skirmish.setUp': { icon: Map },
    'skirmish.battle': { icon: Crosshair },
    'skirmish.squads': {
      icon: Users,
      count: (view) => view('skirmish.squads')?.sides.reduce((sum, { squads }) => sum + squads.length, 0),
    },
    'skirmish.sides': { icon: Handshake },
    'skirmish.copy': { icon: BookOpen },
  },
  home: () => import('./overview/OverviewScreen.vue'),
  homeHelp: 'overview',
  routes: [
    { name: 'skirmish.begin', help: 'new-tour', path: '/begin', component: begin, under: 'library' },
    { name: 'skirmish.battle', help: 'battle', path: '/game', component: () => import('./battle/BattleScreen.vue') },
    { name: 'skirmish.copy', help: 'copy', path: '/copy', component: () => import('./copy/CopyScreen.vue') },
    { name: 'skirmish.setUp', help: 'set-up', path: '/set-up', component: () => import('./setup/SetUpScreen.vue') },
    { name: 'skirmish.sides', help: 'sides', path: '/sides', component: () => import('./players/SidesScreen.vue') },
    { name: 'skirmish.squads', help: 'squads', path: '/squads', component: () => import('./squads/SquadsScreen.vue') },
  ],
  begin,
  turnPage: 'skirmish.battle',
  unbegun: 'skirmish.begin',
  picture: () => import('./card/CardPicture.vue'),
  players: (view) => view('skirmish.squads')?.sides,
  help: () => import('./help/skirmishHelp.ts'),
  parts: () => import('./skirmishParts.ts'),
}
