import type { Translated } from '#domain/translated.ts'
import type * as english from './words.ts'

export const pageFaultWords: Translated<typeof english.pageFaultWords> = {
  pageDidNotLoad: 'Esta página no se cargó',
  pageFaultHint: 'Puede que se haya perdido la conexión o que haya una versión nueva. Lo que guardó está a salvo.',
  loadAgain: 'Cargarla de nuevo',
}

export const loadingWords: Translated<typeof english.loadingWords> = {
  loading: 'Cargando...',
  needsJavascript: 'Sus herramientas necesitan JavaScript, que está apagado en este navegador.',
  worksWithout: 'La guía funciona sin él.',
}

export const authContextWords: Translated<typeof english.authContextWords> = {
  error: 'Error',
  emailMissing: 'No encontramos un correo electrónico',
}

export const guestClientWords: Translated<typeof english.guestClientWords> = {
  authenticationRequired: 'Hay que iniciar sesión',
  signInFirst: 'Inicie sesión o cree una cuenta gratis para continuar.',
  browserWouldNotSave: 'Este navegador no pudo guardarlo',
  itsStorageFullSwitched:
    'Su espacio está lleno o apagado. Cree una cuenta gratis para guardar su avance de forma segura.',
}

export const apiWords: Translated<typeof english.apiWords> = {
  couldNotReachKeyturn: 'No pudimos conectar con Keyturn',
  unreachableHint: 'Revise su conexión e inténtelo de nuevo. Nada de lo que escribió se pierde.',
  stillTrying: 'Seguimos intentando',
  takesLong: 'Esto tarda más de lo normal.',
  stopWaiting: 'Dejar de esperar',
  mayHaveArrived: 'Dejamos de esperar. Puede que haya llegado de todos modos: cargue la página de nuevo para verlo.',
  error: 'Error',
  unexpectedError: 'Ocurrió un error inesperado. Inténtelo de nuevo.',
}

export const accountNeededWords: Translated<typeof english.accountNeededWords> = {
  authenticationRequired: 'Hay que iniciar sesión',
  signUpOrIn: 'Crear cuenta o iniciar sesión',
}

export const dashboardLayoutWords: Translated<typeof english.dashboardLayoutWords> = {
  skipContent: 'Ir al contenido',
  toggleSidebar: 'Mostrar u ocultar el menú',
  keyturnHome: 'Keyturn, inicio',
}

export const userMenuWords: Translated<typeof english.userMenuWords> = {
  label: 'Su cuenta',
  signIn: 'Iniciar sesión',
  freePlan: 'Plan gratis',
  guestMode: 'Modo de visita',
  profile: 'Perfil',
  settings: 'Configuración',
  signOut: 'Cerrar sesión',
  exitGuestMode: 'Salir del modo de visita',
  leaveGuestMode: '¿Salir del modo de visita?',
  leaveGuestModeHint:
    'Lo que escribió sin cuenta se guarda solo en este navegador y se borrará. Cree una cuenta gratis para conservarlo.',
  leaveDelete: 'Salir y borrar',
  stay: 'Quedarme',
  guestUser: 'Visita',
  unknown: 'No lo podemos saber sin conexión',
  unknownDetail: 'Si tenía la sesión iniciada, sigue así.',
  lookAgain: 'Comprobar de nuevo',
}

export const phoneMenuWords: Translated<typeof english.phoneMenuWords> = {
  menu: 'Menú',
}

export const sidebarWords: Translated<typeof english.sidebarWords> = {
  dashboard: 'Inicio',
  find: 'Buscar',
  findKeys: 'Ctrl K',
}

export const phoneBarWords: Translated<typeof english.phoneBarWords> = {
  places: 'Páginas principales',
  more: 'Más',
}

export const themeToggleWords: Translated<typeof english.themeToggleWords> = {
  use: { light: 'Usar el tema claro', dark: 'Usar el tema oscuro' },
}

export const userButtonWords: Translated<typeof english.userButtonWords> = {
  accountInitials: initials => `Su cuenta, ${initials}`,
  guest: 'Visita',
  guestMenu: 'Menú de visita',
  unknown: 'Su cuenta, que no se conoce sin conexión',
}

export const fromApplicationWords: Translated<typeof english.fromApplicationWords> = {
  edit: 'Cambiar respuestas',
}

export const bannerWords: Translated<typeof english.bannerWords> = {
  dismiss: 'Cerrar',
}

export const breadcrumbsWords: Translated<typeof english.breadcrumbsWords> = {
  breadcrumb: 'Ruta de navegación',
}

export const dialogWords: Translated<typeof english.dialogWords> = {
  close: 'Cerrar',
  cancel: 'Cancelar',
}

export const loadFailedWords: Translated<typeof english.loadFailedWords> = {
  tryAgain: 'Intentar de nuevo',
}

export const passwordInputWords: Translated<typeof english.passwordInputWords> = {
  showPassword: 'Mostrar la contraseña',
}

export const sheetWords: Translated<typeof english.sheetWords> = {
  close: 'Cerrar',
}

export const versionDialogWords: Translated<typeof english.versionDialogWords> = {
  useSavedVersion: 'Usar la versión guardada',
  useThisPage: 'Conservar lo de esta página',
  whatDiffers: 'Qué es distinto',
  question: 'Pregunta',
  page: 'En esta página',
  savedElsewhere: 'Guardado en otra parte',
}

export const letterWords: Translated<typeof english.letterWords> = {
  copy: 'Copiar',
  copied: 'Copiado',
  print: 'Imprimir',
  mail: 'Abrir en el correo',
  pdf: 'Guardar como PDF',
  pdfWhyNot: 'Estas letras necesitan una fuente propia. Imprímalo y guárdelo desde ahí como PDF.',
  pdfFailed: 'El PDF no se pudo crear sin conexión. Imprímalo y guárdelo desde ahí como PDF.',
  file: 'carta.pdf',
  meaning: 'Lo que dice la carta, en español',
}

export const connectionWords: Translated<typeof english.connectionWords> = {
  offline: 'No hay conexión.',
  offlineAccount: 'Lo que cambie se guarda aquí y se envía cuando vuelva la conexión.',
  offlineGuest: 'Lo que escriba se queda en este navegador.',
  slow: 'Esto tarda más de lo normal. Puede que su conexión sea lenta.',
  tryAgain: 'Intentar de nuevo',
}
