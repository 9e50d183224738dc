/**
 * The path of every call and of every file that shops load. Calls take their `path` from here, the widget and plain forms build addresses
 * from it, and the CORS rules (platform/http/cors.ts) are derived from it. It imports nothing, so that the widget can use it without zod.
 */

// Accounts and sessions
export const login = '/login/';
export const tokenRefresh = '/token/refresh/';
export const logout = '/logout/';
export const signUp = '/hello-erecommender/';
export const inviteAcceptance = '/invite/accept/';
export const forgottenPassword = '/password/forgotten/';
export const newPassword = '/password/new/';
export const account = '/api/account/';
export const accountPassword = '/api/account/password/';
export const sessions = '/api/account/sessions/';
export const currentSession = '/api/account/sessions/current/';
export const session = '/api/account/sessions/:id/';
export const activity = '/api/account/activity/';
export const secondStep = '/api/account/second_step/';
export const secondStepConfirmation = '/api/account/second_step/confirmation/';
export const recoveryCodes = '/api/account/second_step/codes/';
export const secondStepEnd = '/api/account/second_step/end/';

// Privacy and notifications
export const retention = '/api/account/retention/';
export const accountExport = '/api/account/export/';
export const exportDownload = '/account/export/:token/';
export const notifications = '/api/notifications/';
export const unsubscribe = '/unsubscribe/:token/';

// Experiments
export const measuring = '/api/measuring/';
export const experiments = '/api/experiments/';
export const newExperiment = '/api/experiments/create/';
export const experimentPlan = '/api/experiments/plan/';
export const experiment = '/api/experiment/:id/';
export const experimentStart = '/api/experiment/:id/start/';
export const experimentStop = '/api/experiment/:id/stop/';
export const experimentSplit = '/api/experiment/:id/split/';
export const experimentArchive = '/api/experiment/:id/archive/';

// Public pages
export const blogPosts = '/blog_posts/';
export const contactForm = '/contact-form/';

// Recommenders
export const popups = '/api/popups/';
export const newPopup = '/api/popups/create/';
export const popupDays = '/api/popups/days/';
export const popup = '/api/popup/:popupId/';
export const popupCopy = '/api/popup/:popupId/duplicate/';
export const popupPictures = '/api/popup/:popupId/pictures/';
export const popupTry = '/api/popup/:popupId/try/';
export const popupUnseen = '/api/popup/:popupId/unseen/';
export const traceLink = '/api/popup/:popupId/trace/';
export const shopLooks = '/api/popup/:popupId/shop_looks/';
export const siteCheck = '/api/popup/:popupId/site_check/';
export const popupPages = '/api/popupPages/:popupId/';
export const newPopupPage = '/api/popupPages/create/';
export const popupPage = '/api/popupPages/delete/:id/';
export const setup = '/api/setup/';

// Questionnaires
export const questionnaires = '/api/questionnaires/';
export const newQuestionnaire = '/api/questionnaires/create/';
export const questionnaireSuggestion = '/api/questionnaires/suggest/';
export const questionnaireUpdate = '/api/questionnaires/update/:id/';
export const questionnaireCopy = '/api/questionnaires/:id/duplicate/';
export const questionnaire = '/api/questionnaire/:id/';
export const questionnaireUsage = '/api/questionnaire/:id/usage/';
export const questionnaireTry = '/api/questionnaire/:id/try/';
export const questionnaireProductCheck = '/api/questionnaire/:id/product_check/';
export const simulatedVisits = '/api/simulated_visits/';
export const bin = '/api/bin/';
export const binRestoring = '/api/bin/restore/';
export const outline = '/api/questionnaire/:id/outline/';
export const outlineVersions = '/api/questionnaire/:id/versions/';
export const outlineVersion = '/api/questionnaire/:id/versions/:versionId/';
export const answerPictures = '/api/questionnaire/:id/pictures/';
export const questionnaireDeletion = '/api/delete_questionnaire/:id/';
export const questions = '/api/get_questions/:questionnaire_id/';
export const newQuestion = '/api/create_question/:questionnaire_id/';
export const questionsUpdate = '/api/update_questions/:questionnaire_id/';
export const questionDeletion = '/api/delete_question/:id/';
export const answers = '/api/answer/:questionId/';
export const allAnswers = '/api/get_answers/:questionnaire_id/';
export const newAnswer = '/api/create_answer/:questionId/';
export const answerUpdate = '/api/edit_answer/:answerId/';
export const answerDeletion = '/api/delete_answer/:answerId/';

// Catalogue
export const imports = '/api/catalogue/imports/';
export const catalogueImport = '/api/catalogue/imports/:id/';
export const sources = '/api/catalogue/sources/';
export const source = '/api/catalogue/sources/:id/';
export const learnt = '/api/catalogue/learnt/';
export const learntReread = '/api/catalogue/learnt/reread/';
export const learntPage = '/api/catalogue/learnt/:id/';
export const products = '/api/products/';
export const product = '/api/products/:id/';
export const productFacts = '/api/products/:id/facts/';
export const productsExport = '/api/products/export/';
export const productPicture = '/api/products/picture/';
export const productFacets = '/api/products/facets/';
export const factValues = '/api/products/fact_values/';
export const matchingProducts = '/api/products/matching/';
export const productChoice = '/api/products/choice/';

// Company profile and assistant
export const companyProfile = '/api/ChatGPT/';
export const ownerTexts = '/api/knowledge/texts/';
export const ownerText = '/api/knowledge/texts/:id/';
export const ownerTextRestored = '/api/knowledge/texts/:id/restore/';
export const answeredQuestions = '/api/knowledge/answered/';
export const answeredQuestion = '/api/knowledge/answered/:id/';
export const assistant = '/api/assistant/';
export const assistantTry = '/api/assistant/try/';
export const assistantAsk = '/api/assistant/ask/';
export const assistantTests = '/api/assistant/tests/';
export const assistantTest = '/api/assistant/tests/:id/';
export const assistantTestRestored = '/api/assistant/tests/:id/restore/';
export const assistantTestAccepted = '/api/assistant/tests/:id/accept/';
export const assistantTestFromConversation = '/api/assistant/tests/from_conversation/';
export const assistantTestsFile = '/api/assistant/tests/file/';
export const assistantTestsGenerated = '/api/assistant/tests/generate/';
export const assistantTestRuns = '/api/assistant/tests/runs/';
export const assistantTestSettings = '/api/assistant/tests/settings/';
export const assistantTestRehearsal = '/api/assistant/tests/rehearsal/';

// Drafts from a shop
export const popupGeneration = '/chatgptGeneratePopup';
export const generatedPopup = '/chatgptSavePopup';
export const generations = '/api/generations/';
export const generation = '/api/generations/:id/';
export const generationAdoption = '/api/generations/:id/adoption/';
export const quickCustomization = '/popup/quickCustomization/:userId/:popupId/';

// Reports
export const popupAnalytics = '/popup_analytics/';
export const chatAnalytics = '/chatgpt_analytics/';
export const funnel = '/api/analytics/funnel/:questionnaireId/';
export const breakdown = '/api/analytics/breakdown/';
export const productAnalytics = '/api/analytics/products/';
export const unansweredQuestions = '/api/analytics/unanswered/';
export const typedAnswers = '/api/analytics/typed/';
export const advice = '/api/advice/';
export const analyticsExport = '/api/analytics/export/';
export const chatHistory = '/api/chat_history/';
export const chatHistoryExport = '/api/chat_history/export/';
export const conversation = '/api/chat_history/:engagementId/';

// Orders
export const orders = '/api/orders/';
export const order = '/api/orders/:id/';
export const orderSettings = '/api/orders/settings/';
export const orderSecret = '/api/orders/settings/woocommerce_secret/';
export const refusedOrders = '/api/orders/refused/';
export const ordersImport = '/api/orders/file/';
export const ordersImportPreview = '/api/orders/file/preview/';
export const ordersExport = '/api/orders/export/';
export const revenue = '/api/orders/revenue/';
export const wooCommerceOrders = '/orders/woocommerce/:key/';
export const shopifyOrders = '/orders/shopify/:key/';

// Visitors who want to talk to a person
export const handovers = '/api/handovers/';
export const handoverCount = '/api/handovers/count/';
export const handover = '/api/handovers/:id/';
export const handoverAnswers = '/api/handovers/:id/answers/';
export const inboundMail = '/inbound-mail/';
export const noMoreMail = '/no-more-mail/:token/';

// Paths that the widget calls from a shop's page
export const bootstrap = '/offlinePopup/:popupId/:userId';
export const placement = '/placement/:popupId/:userId';
export const visitorAnswer = '/answer/:questionId/';
export const visitorChat = '/popup/postchatgpt/:userId/:popupId/:engagementId';
export const visitorEvents = '/popup/events/:userId/:popupId/:engagementId';
export const visitorPerson = '/popup/person/:userId/:popupId/:engagementId';
export const visitorCart = '/popup/cart/:userId/:popupId';
export const unseen = '/unseen/:popupId/:userId/:rule';
export const trace = '/trace/:popupId/:userId/:token';
export const visitorOrder = '/popup/order/:userId/';
export const visitorPersonForm = '/popup/person_form/:userId/:popupId';

// Files that shops' pages load
export const loaderFile = '/embed.js';
/** The same with the placement of a recommender in it, so that a page view asks once. The loader finds `loaderFile` in its own address. */
export const namedLoader = '/embed.js/:userId/:popupId';
/** The code behind `Parley.order`. Its name has no hash, because the loader that names it is cached for longer than a version lives. */
export const orderFile = '/widget/order.js';
/** The code that tells an owner why a page shows nothing. Without a hash, like the one before. */
export const traceFile = '/widget/trace.js';
export const widgetFiles = '/widget/';
export const uploadedFiles = '/uploads/';

/** Where the first pages of shops are shown behind their drafts, by the draft's token. */
export const backdrops = '/backdrops/';

/** Matches the addresses of `paths` and of every file below `folders`, case-insensitively and with or without a trailing slash, like the routes. */
export const patternOf = (paths: readonly string[], folders: readonly string[] = []): RegExp => {
  const escaped = (path: string) => path.replaceAll('.', '\\.');
  const addresses = paths.map((path) => escaped(path).replace(/:\w+/g, '[^/?]+').replace(/\/?$/, '/?'));
  return new RegExp(`^(?:${[...addresses, ...folders.map((folder) => `${escaped(folder)}[^?]*`)].join('|')})(?:\\?|$)`, 'i');
};

/** The names of the `:name` parts of a path. */
type PartsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PartsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The address of a path with each `:name` part replaced by its encoded value. */
export const addressOf = <Path extends string>(path: Path, values: Readonly<Record<PartsOf<Path>, string | number>>): string =>
  path.replace(/:(\w+)/g, (_, name: PartsOf<Path>) => encodeURIComponent(values[name]));
