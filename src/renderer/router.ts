import { createRouter, createWebHashHistory, type Router, type RouterHistory } from 'vue-router'
import LibraryScreen from './screens/library/LibraryScreen.vue'

/** @returns the pages of the program; a campaign's pages carry its name. All but the first are fetched when opened. */
export function createAppRouter(history: RouterHistory = createWebHashHistory()): Router {
  return createRouter({
    history,
    routes: [
      { path: '/', name: 'library', component: LibraryScreen, meta: { title: 'Library' } },
      { path: '/kept', name: 'kept', component: kept, meta: { title: 'Deleted and kept copies' } },
      { path: '/new', name: 'new', component: wizard, meta: { title: 'New tour' } },
      { path: '/paper', name: 'paper', component: paper, meta: { title: 'Take over from paper' } },
      { path: '/tables/:table?', name: 'tables', component: tables, meta: { title: 'Tables' } },
      { path: '/print', name: 'print', component: print, meta: { title: 'Sheets' } },
      { path: '/help/:page?', name: 'help', component: help, meta: { title: 'Help' } },
      { path: '/settings', name: 'settings', component: settings, meta: { title: 'Settings' } },
      { path: '/tour/:campaign/muster', name: 'muster', component: wizard, meta: { title: 'New tour' } },
      { path: '/tour/:campaign/paper', name: 'tourPaper', component: paper, meta: { title: 'Take over from paper' } },
      {
        path: '/tour/:campaign',
        name: 'overview',
        component: () => import('../games/fng/screens/overview/OverviewScreen.vue'),
        meta: { title: 'Overview' },
      },
      {
        path: '/tour/:campaign/half-month',
        name: 'halfMonth',
        component: () => import('../games/fng/screens/halfMonth/HalfMonthScreen.vue'),
        meta: { title: 'Half-month' },
      },
      {
        path: '/tour/:campaign/mission/:mission?',
        name: 'mission',
        component: () => import('../games/fng/screens/mission/MissionScreen.vue'),
        meta: { title: 'Mission' },
      },
      {
        path: '/tour/:campaign/battle',
        name: 'battle',
        component: () => import('../games/fng/screens/battle/BattleScreen.vue'),
        meta: { title: 'Battle' },
      },
      {
        path: '/tour/:campaign/roster',
        name: 'roster',
        component: () => import('../games/fng/screens/roster/RosterScreen.vue'),
        meta: { title: 'Roster' },
      },
      {
        path: '/tour/:campaign/man/:soldier',
        name: 'soldier',
        component: () => import('../games/fng/screens/soldier/SoldierScreen.vue'),
        meta: { title: 'Service record' },
      },
      {
        path: '/tour/:campaign/deros',
        name: 'deros',
        component: () => import('../games/fng/screens/deros/DerosScreen.vue'),
        meta: { title: 'DEROS board' },
      },
      {
        path: '/tour/:campaign/history/:part?',
        name: 'history',
        component: () => import('../games/fng/screens/history/HistoryScreen.vue'),
        meta: { title: 'Tour history' },
      },
      {
        path: '/tour/:campaign/journal',
        name: 'journal',
        component: () => import('./screens/journal/JournalScreen.vue'),
        meta: { title: 'Journal' },
      },
      {
        path: '/tour/:campaign/chronicle',
        name: 'chronicle',
        component: () => import('../games/fng/screens/chronicle/ChronicleScreen.vue'),
        meta: { title: 'Chronicle' },
      },
      {
        path: '/tour/:campaign/players',
        name: 'players',
        component: () => import('../games/fng/screens/players/PlayersScreen.vue'),
        meta: { title: 'At the table' },
      },
      { path: '/tour/:campaign/tables/:table?', name: 'tourTables', component: tables, meta: { title: 'Tables' } },
      {
        path: '/tour/:campaign/house/:part?/:table?',
        name: 'house',
        component: () => import('../games/fng/screens/house/HouseScreen.vue'),
        meta: { title: 'House rules' },
      },
      { path: '/tour/:campaign/print', name: 'tourPrint', component: print, meta: { title: 'Print' } },
      { path: '/tour/:campaign/help/:page?', name: 'tourHelp', component: help, meta: { title: 'Help' } },
      { path: '/tour/:campaign/settings', name: 'tourSettings', component: settings, meta: { title: 'Settings' } },
      { path: '/:rest(.*)', redirect: '/' },
    ],
  })
}

/**
 * Waits for the first page if it is here already, so that the program is drawn once and with it. A page that has to be
 * fetched, or cannot be, is not waited for: the rail shows at once.
 */
export async function arrived(router: Router): Promise<void> {
  const nextTask = new Promise<void>((done) => {
    setTimeout(done)
  })
  await Promise.race([router.isReady().catch(() => undefined), nextTask])
}

const wizard = () => import('../games/fng/screens/wizard/WizardScreen.vue')
const kept = () => import('./screens/library/kept/KeptScreen.vue')
const paper = () => import('../games/fng/screens/paper/PaperScreen.vue')
const tables = () => import('./screens/tables/TablesScreen.vue')
const print = () => import('./screens/print/PrintScreen.vue')
const help = () => import('./screens/help/HelpScreen.vue')
const settings = () => import('./screens/settings/SettingsScreen.vue')
