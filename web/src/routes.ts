/** Which file shows which path. Paths match without regard to case. */
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/public/Layout.tsx', [
    layout('routes/ScreenBoundary.tsx', { id: 'public-boundary' }, [
      index('routes/public/Landing.tsx'),
      route('contact', 'routes/public/Contact.tsx'),
      route('demo', 'routes/public/Demo.tsx'),
      route('login', 'routes/public/Login.tsx'),
      route('signup', 'routes/public/SignUp.tsx'),
      route('forgotten-password', 'routes/public/ForgottenPassword.tsx'),
      route('new-password/:token', 'routes/public/NewPassword.tsx'),
      route('invite/:token', 'routes/public/Invite.tsx'),
      route('*', 'routes/public/NotFound.tsx'),
    ]),
  ]),
  route('Logout', 'routes/owner/Logout.tsx'),
  layout('routes/owner/Layout.tsx', [
    layout('routes/ScreenBoundary.tsx', { id: 'owner-boundary' }, [
      route('Dashboard', 'routes/owner/Dashboard.tsx'),
      route('popups/add', 'routes/owner/AddRecommender.tsx'),
      route('popups/edit/:clientId/:popupId', 'routes/owner/EditRecommender.tsx'),
      route('ChatGPT', 'routes/owner/CompanyProfile.tsx'),
      route('Questionnaire', 'routes/owner/Questionnaires.tsx'),
      route('Questionnaire/:questionnaireId', 'routes/owner/QuestionnaireEditor.tsx'),
      route('Products', 'routes/owner/Products.tsx'),
      route('Analytics', 'routes/owner/Analytics.tsx'),
      route('History', 'routes/owner/History.tsx'),
      route('Settings', 'routes/owner/Settings.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
