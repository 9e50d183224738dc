/** The routes: which file shows which path. Paths are case-insensitive. */
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { files, mailedPages, sitePages } from './sitePages.ts';

/** One route for all languages of a page, because each route adds bytes to every page. */
const site = [...new Map(sitePages.map(({ path, pattern = path, file }) => [pattern, file]))].map(([pattern, file]) =>
  route(`de?${pattern === '/' ? '' : pattern}`, `routes/public/${file}.tsx`, { id: pattern }),
);

const mailed = mailedPages.map(({ path, file }) => route(`de?${path}`, `routes/public/${file}.tsx`));

export default [
  ...files.map(({ path, file }) => route(path.slice(1), `routes/files/${file}.ts`, { id: path })),
  layout('routes/public/frame/Layout.tsx', [
    layout('routes/public/frame/Boundary.tsx', [...site, ...mailed, route('*', 'routes/public/frame/NotFound.tsx')]),
  ]),
  layout('routes/AppFrame.tsx', [
    route('Logout', 'routes/owner/Logout.tsx'),
    layout('routes/owner/frame/Layout.tsx', [
      layout('routes/ScreenBoundary.tsx', { id: 'owner-boundary' }, [
        route('Dashboard', 'routes/owner/dashboard/Dashboard.tsx'),
        route('popups/add', 'routes/owner/recommenders/AddRecommender.tsx'),
        route('popups/edit/:clientId/:popupId', 'routes/owner/recommenders/EditRecommender.tsx'),
        route('ChatGPT', 'routes/owner/company/Company.tsx', [
          index('routes/owner/company/CompanyProfile.tsx'),
          route('Texts', 'routes/owner/company/Texts.tsx'),
          route('Pages', 'routes/owner/company/Pages.tsx'),
          route('Tests', 'routes/owner/company/Tests.tsx'),
        ]),
        route('Questionnaire', 'routes/owner/questionnaires/Questionnaires.tsx'),
        route('Questionnaire/:questionnaireId', 'routes/owner/questionnaires/QuestionnaireEditor.tsx'),
        route('Products', 'routes/owner/Products.tsx'),
        route('Orders', 'routes/owner/Orders.tsx'),
        route('Analytics', 'routes/owner/analytics/Analytics.tsx'),
        route('Analytics/Experiments', 'routes/owner/experiments/Experiments.tsx'),
        route('Analytics/Experiments/new', 'routes/owner/experiments/NewExperiment.tsx'),
        route('Analytics/Experiments/:experimentId', 'routes/owner/experiments/Experiment.tsx'),
        route('History', 'routes/owner/History.tsx'),
        route('Messages', 'routes/owner/Messages.tsx'),
        route('Settings', 'routes/owner/settings/Settings.tsx', [
          index('routes/owner/settings/First.tsx'),
          route('Profile', 'routes/owner/settings/Profile.tsx'),
          route('Security', 'routes/owner/settings/Security.tsx'),
          route('Activity', 'routes/owner/settings/Activity.tsx'),
          route('Assistant', 'routes/owner/settings/Assistant.tsx'),
          route('Notifications', 'routes/owner/settings/Notifications.tsx'),
          route('Data', 'routes/owner/settings/Data.tsx'),
        ]),
      ]),
    ]),
  ]),
] satisfies RouteConfig;
