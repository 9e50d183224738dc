import { ActionIcon, Button, Center, Loader, Stack, Text, useComputedColorScheme, VisuallyHidden } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconArrowBackUp, IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react';
import { Background, type Connection, Panel, ReactFlow, ReactFlowProvider, useReactFlow } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useStableHandlers } from '../../../lib/stableHandlers.ts';
import { t } from '../../../words/t.ts';
import classes from './FunnelMap.module.css';
import { endId, idOf, type MapGraph, nodeId, shapeOf } from './graph.ts';
import type { Positions } from './layout.ts';
import { type EndNodeType, nodeTypes, type QuestionNodeType } from './nodes.tsx';
import { useLayout } from './useLayout.ts';
import { edgesOf, nodesOf, type WayEdgeType } from './view.ts';
import { edgeTypes } from './WayEdge.tsx';

export interface FunnelMapProps {
  graph: MapGraph;
  /** Questions with findings of the path check. */
  troubled: ReadonlySet<number>;
  /** The caption of the figures, or why there are none. */
  legend: string;
  /** The question to scroll to; a new object for each request. */
  focus: { questionId: number } | null;
  /** Shows a question's card. */
  onGo: (questionId: number) => void;
  /** Called when an answer gets another next question; null is the end. */
  onRelink: (answerId: number, next: number | null) => void;
  /** Takes the last change back; null while there is none. */
  undo: (() => void) | null;
}

/** Below this width of the window, one column of questions fills the map. */
const narrow = 720;
/** A question may be led to from far away; what is further than this is not shown at first sight. */
const nearby = 480;

/** What is shown at first sight: the first question and, where there is room, those that follow it nearby. */
const beginningOf = ({ boxes, ways }: MapGraph, positions: Positions) => {
  const first = boxes.find(({ isFirst }) => isFirst) ?? boxes[0];
  const next =
    window.innerWidth < narrow ? [] : ways.flatMap(({ answer, to }) => (answer.question === first?.question.id && to !== null ? [to] : []));
  const from = first && positions[nodeId(first.question.id)];
  const isNear = (id: number) => {
    const at = positions[nodeId(id)];
    return from && at && Math.abs(at.x - from.x) < nearby && Math.abs(at.y - from.y) < nearby;
  };
  return [...new Set(first ? [first.question.id, ...next.filter(isNear)] : [])].map((id) => ({ id: nodeId(id) }));
};

type MapNode = QuestionNodeType | EndNodeType;

const Tools = ({ undo }: Pick<FunnelMapProps, 'undo'>) => {
  const flow = useReactFlow();
  const duration = useReducedMotion() ? 0 : 200;
  const tools = [
    { label: t('Zoom in'), icon: IconPlus, run: () => flow.zoomIn({ duration }) },
    { label: t('Zoom out'), icon: IconMinus, run: () => flow.zoomOut({ duration }) },
    { label: t('Show the whole map'), icon: IconFocusCentered, run: () => flow.fitView({ duration, padding: 0.06 }) },
  ];
  return (
    <div className={classes.tools}>
      {tools.map(({ label, icon: Icon, run }) => (
        <ActionIcon key={label} color="gray" size="sm" title={label} aria-label={label} onClick={() => void run()}>
          <Icon size={16} stroke={1.8} />
        </ActionIcon>
      ))}
      {undo && (
        <Button
          size="compact-xs"
          variant="light"
          leftSection={<IconArrowBackUp size={14} aria-hidden />}
          onClick={undo}
          title={t('Undo the last change')}
        >
          {t('Undo')}
        </Button>
      )}
    </div>
  );
};

const Flow = ({ graph, troubled, legend, focus, onGo, onRelink, undo }: FunnelMapProps) => {
  const shape = useMemo(() => shapeOf(graph), [graph]);
  const layout = useLayout(shape);
  const flow = useReactFlow<MapNode, WayEdgeType>();
  const still = useReducedMotion();
  const scheme = useComputedColorScheme('light');
  const helpId = useId();
  const { go } = useStableHandlers({ go: onGo });
  const laid = layout !== null && layout !== 'failed' ? layout : null;
  const focused = focus?.questionId ?? null;
  const nodes = useMemo(
    () => (laid ? nodesOf(graph, laid.positions, { troubled, focused, onGo: go }) : []),
    [graph, laid, troubled, focused, go],
  );
  const edges = useMemo(() => (laid ? edgesOf(graph, laid.passages) : []), [graph, laid]);
  const begin = useMemo(() => (laid ? beginningOf(graph, laid.positions) : []), [graph, laid]);

  // Scrolls to the requested question once it has a position; a layout change alone does not scroll.
  const shown = useRef<FunnelMapProps['focus']>(null);
  useEffect(() => {
    const place = focus && laid?.positions[nodeId(focus.questionId)];
    if (!place || shown.current === focus) return;
    shown.current = focus;
    void flow.setCenter(place.x + 116, place.y + 80, { zoom: 1, duration: still ? 0 : 250 });
  }, [focus, laid, flow, still]);

  if (layout === 'failed')
    return <Problem>{t('The map could not be laid out in this browser. The cards hold everything it shows.')}</Problem>;
  if (!laid)
    return (
      <Center h="100%" aria-busy>
        <Loader size="sm" role="status" aria-label={t('Laying out the map')} />
      </Center>
    );

  const relink = ({ sourceHandle, target }: Connection) => {
    const answerId = idOf(sourceHandle);
    const way = graph.boxes.flatMap(({ answers }) => answers).find(({ id }) => id === answerId);
    const next = target === endId ? null : idOf(target);
    if (way && way.next_question !== next) onRelink(way.id, next);
  };
  return (
    <>
      <VisuallyHidden id={helpId}>
        {t(
          'Each box is a question with its answers; lines show where they lead. Drag from the dot of an answer to a question, or to the end, to change where it leads. By keyboard, press the button of a question to come to its card, and change the next question of its answers there.',
        )}
      </VisuallyHidden>
      <ReactFlow
        className={classes.flow}
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        colorMode={scheme}
        aria-describedby={helpId}
        onConnect={relink}
        onReconnect={(_, connection) => relink(connection)}
        edgesReconnectable
        nodesDraggable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        deleteKeyCode={null}
        onlyRenderVisibleElements
        minZoom={0.05}
        maxZoom={1.5}
        fitView
        // At first sight its texts can be read: the map begins at its first question instead of showing all of it.
        fitViewOptions={{ padding: 0.06, minZoom: 1, maxZoom: 1, nodes: begin }}
        // The page keeps scrolling when the pointer is over the map; a pinch or the buttons zoom.
        zoomOnScroll={false}
        preventScrolling={false}
        zoomOnDoubleClick={false}
        connectionRadius={28}
        proOptions={{ hideAttribution: true }}
      >
        <Background gap={22} size={1.4} />
        <Panel position="top-right">
          <Tools undo={undo} />
        </Panel>
        <Panel position="bottom-left" className={classes.legend}>
          {legend}
        </Panel>
      </ReactFlow>
    </>
  );
};

const Problem = ({ children }: { children: string }) => (
  <Stack h="100%" p="lg" align="center" justify="center">
    <Text size="sm" ta="center">
      {children}
    </Text>
  </Stack>
);

/** The questionnaire as an editable map. Loaded separately from the cards. */
export default function FunnelMap(props: FunnelMapProps) {
  return (
    <div className={classes.frame}>
      <ReactFlowProvider>
        <Flow {...props} />
      </ReactFlowProvider>
    </div>
  );
}
