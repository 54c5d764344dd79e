import type { CategoryOutline } from '../modules/category/add-categories.ts';

/**
 * An industrial company sorts its materials into these, below the categories that came with the system, by their code.
 */
export const demoMaterialCategories: Readonly<Record<string, readonly CategoryOutline[]>> = {
  '0101': [
    [
      '碳素结构钢',
      'Carbon steel',
      [
        ['圆钢', 'Round bars'],
        ['钢板', 'Plates'],
        ['型钢', 'Sections'],
        ['无缝钢管', 'Seamless tubes'],
      ],
    ],
    [
      '不锈钢',
      'Stainless steel',
      [
        ['不锈钢板', 'Stainless plates'],
        ['不锈钢管', 'Stainless tubes'],
        ['不锈钢棒', 'Stainless bars'],
      ],
    ],
    [
      '合金钢',
      'Alloy steel',
      [
        ['合金圆钢', 'Alloy bars'],
        ['模具钢', 'Die steel'],
      ],
    ],
    [
      '有色金属',
      'Non-ferrous metals',
      [
        ['铝及铝合金', 'Aluminium'],
        ['铜及铜合金', 'Copper'],
        ['钛及钛合金', 'Titanium'],
      ],
    ],
  ],
  '0102': [
    [
      '橡胶',
      'Rubber',
      [
        ['丁腈橡胶', 'NBR'],
        ['氟橡胶', 'FKM'],
        ['硅橡胶', 'Silicone rubber'],
      ],
    ],
    [
      '工程塑料',
      'Engineering plastics',
      [
        ['聚四氟乙烯', 'PTFE'],
        ['聚醚醚酮', 'PEEK'],
        ['尼龙', 'Nylon'],
      ],
    ],
    ['石墨与陶瓷', 'Graphite and ceramics'],
  ],
  '0103': [
    ['油漆与涂料', 'Paints and coatings'],
    ['胶粘剂', 'Adhesives'],
    ['表面处理剂', 'Surface treatment agents'],
  ],
  '0201': [
    [
      '轴承',
      'Bearings',
      [
        ['深沟球轴承', 'Deep groove ball bearings'],
        ['圆锥滚子轴承', 'Tapered roller bearings'],
        ['推力轴承', 'Thrust bearings'],
        ['轴承座', 'Bearing housings'],
      ],
    ],
    [
      '密封件',
      'Seals',
      [
        ['机械密封', 'Mechanical seals'],
        ['油封', 'Oil seals'],
        ['O形圈', 'O-rings'],
        ['填料', 'Packings'],
      ],
    ],
    [
      '传动件',
      'Transmission parts',
      [
        ['联轴器', 'Couplings'],
        ['齿轮', 'Gears'],
        ['同步带', 'Timing belts'],
        ['链条', 'Chains'],
      ],
    ],
    [
      '液压气动元件',
      'Hydraulics and pneumatics',
      [
        ['液压泵', 'Hydraulic pumps'],
        ['液压缸', 'Hydraulic cylinders'],
        ['气缸', 'Pneumatic cylinders'],
        ['电磁阀', 'Solenoid valves'],
      ],
    ],
    [
      '阀门',
      'Valves',
      [
        ['球阀', 'Ball valves'],
        ['蝶阀', 'Butterfly valves'],
        ['止回阀', 'Check valves'],
        ['调节阀', 'Control valves'],
      ],
    ],
    ['管件与法兰', 'Fittings and flanges'],
  ],
  '0202': [
    [
      '电机',
      'Motors',
      [
        ['异步电机', 'Asynchronous motors'],
        ['伺服电机', 'Servo motors'],
        ['防爆电机', 'Explosion-proof motors'],
      ],
    ],
    [
      '变频与软启动',
      'Drives and soft starters',
      [
        ['低压变频器', 'Low-voltage drives'],
        ['软启动器', 'Soft starters'],
      ],
    ],
    [
      '低压电器',
      'Low-voltage switchgear',
      [
        ['断路器', 'Circuit breakers'],
        ['接触器', 'Contactors'],
        ['继电器', 'Relays'],
      ],
    ],
    [
      '线缆',
      'Cables',
      [
        ['动力电缆', 'Power cables'],
        ['控制电缆', 'Control cables'],
        ['通信线缆', 'Data cables'],
      ],
    ],
  ],
  '0203': [
    [
      '传感器',
      'Sensors',
      [
        ['压力传感器', 'Pressure sensors'],
        ['温度传感器', 'Temperature sensors'],
        ['接近开关', 'Proximity switches'],
      ],
    ],
    [
      '控制器',
      'Controllers',
      [
        ['可编程控制器', 'PLCs'],
        ['人机界面', 'HMIs'],
        ['工业网关', 'Industrial gateways'],
      ],
    ],
  ],
  '0204': [
    ['螺栓', 'Bolts'],
    ['螺母', 'Nuts'],
    ['垫圈', 'Washers'],
    ['销与键', 'Pins and keys'],
    ['挡圈', 'Retaining rings'],
  ],
  '0301': [
    ['泵轴', 'Pump shafts'],
    ['叶轮', 'Impellers'],
    ['泵盖', 'Pump covers'],
    ['阀芯', 'Valve plugs'],
  ],
  '0302': [
    ['泵体铸件', 'Pump casings'],
    ['阀体铸件', 'Valve bodies'],
    ['锻件', 'Forgings'],
  ],
  '0304': [
    ['转子部件', 'Rotor assemblies'],
    ['轴承箱部件', 'Bearing box assemblies'],
    ['电控柜', 'Control cabinets'],
  ],
  '0401': [
    [
      '离心泵',
      'Centrifugal pumps',
      [
        ['单级离心泵', 'Single-stage pumps'],
        ['多级离心泵', 'Multi-stage pumps'],
        ['自吸泵', 'Self-priming pumps'],
      ],
    ],
    [
      '容积泵',
      'Displacement pumps',
      [
        ['齿轮泵', 'Gear pumps'],
        ['螺杆泵', 'Screw pumps'],
        ['隔膜泵', 'Diaphragm pumps'],
      ],
    ],
    [
      '控制阀',
      'Control valves',
      [
        ['气动控制阀', 'Pneumatic control valves'],
        ['电动控制阀', 'Electric control valves'],
      ],
    ],
    [
      '仪表',
      'Instruments',
      [
        ['流量计', 'Flow meters'],
        ['压力变送器', 'Pressure transmitters'],
        ['液位计', 'Level gauges'],
      ],
    ],
  ],
  '0402': [
    ['恒压供水系统', 'Constant-pressure water supply'],
    ['加药系统', 'Dosing systems'],
    ['撬装设备', 'Skids'],
  ],
  '0501': [
    ['密封备件', 'Seal spares'],
    ['轴承备件', 'Bearing spares'],
    ['滤芯', 'Filter elements'],
  ],
  '0502': [
    ['电机备件', 'Motor spares'],
    ['电控备件', 'Control spares'],
  ],
  '0601': [
    ['液压油', 'Hydraulic oils'],
    ['齿轮油', 'Gear oils'],
    ['润滑脂', 'Greases'],
    ['清洗剂', 'Cleaners'],
  ],
  '0602': [
    ['焊条', 'Electrodes'],
    ['焊丝', 'Wires'],
    ['保护气体', 'Shielding gases'],
  ],
  '0603': [
    ['刀具', 'Cutting tools'],
    ['量具', 'Gauges'],
    ['手动工具', 'Hand tools'],
  ],
};
