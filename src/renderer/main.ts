import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { createApi } from '../contract/client.ts'
import { apiKey, bridgeKey, plain } from './api.ts'
import App from './App.vue'
import { bridge } from './bridge.ts'
import './design/fonts.css'
import './design/tokens.css'
import './design/base.css'
import './design/parts.css'
import { createAppRouter } from './router.ts'

const sound = plain(bridge)
createApp(App)
  .provide(bridgeKey, sound)
  .provide(apiKey, createApi(sound))
  .use(createPinia())
  .use(createAppRouter())
  .mount('#app')
