import type { Option } from '../../../components/select.tsx'
import { languageName } from '../../../templates/template-state.ts'

// The languages of the provider.
const codes =
  'af sq ar ar_EG ar_AE ar_LB az bn bg ca zh_CN zh_HK zh_TW hr cs da nl nl_BE en en_GB en_US et fil fi fr ka de el gu ha he hi hu id ga it ja kn kk rw_RW ko ky_KG lo lv lt mk ms ml mr nb fa pl pt_BR pt_PT pa ro ru sr sk sl es es_AR es_ES es_MX sw sv ta te th tr uk ur uz vi zu'

export const languages: readonly Option<string>[] = codes
  .split(' ')
  .map((value) => ({ value, label: `${languageName(value)} (${value})` }))
  .toSorted((a, b) => a.label.localeCompare(b.label))
