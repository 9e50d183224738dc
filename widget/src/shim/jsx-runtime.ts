export { Fragment, jsx, jsxs } from 'preact/jsx-runtime';
